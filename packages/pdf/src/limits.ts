/**
 * What a PDF may cost before it is refused as `too-complex`, in one place. An honest scan or form stays far below
 * each of them; docs/operations.md lists them for whoever runs the server.
 */
const mebibyte = 1024 * 1024;

/** A filled 24-page official form has about 11,000 objects. */
export const maxObjects = 60_000;
/** Arrays and dictionaries within one another. */
export const maxNesting = 400;
/** A letter page at 600 dpi, one byte a pixel, is 34 million bytes; several may be in one file. */
export const maxStreamBytes = 128 * mebibyte;
export const maxInflatedBytes = 512 * mebibyte;
/** Of one page, those within forms included. The fullest official page has some 3,000. */
export const maxPageObjects = 100_000;
/** Of one picture. A letter page at 1,200 dpi has 135 million. */
export const maxImagePixels = 160_000_000;
/** Of one picture that is taken out of the file to be read. Above this, its page is drawn with fewer pixels instead. */
export const maxDecodedPixels = 80_000_000;
/** Of one page's text. A page of the smallest print has some 20,000. */
export const maxPageCharacters = 200_000;
/**
 * How much memory PDFium may hold in one thread, whatever the file claims: the limit for everything that cannot be
 * foreseen.
 */
export const maxEngineBytes = 512 * mebibyte;
