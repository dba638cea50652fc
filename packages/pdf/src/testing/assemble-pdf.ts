/** One indirect object's body: text, or bytes where it holds a stream. */
export type PdfObject = string | Uint8Array;

export interface PageSpec {
  readonly width?: number;
  readonly height?: number;
  /** The stream that draws the page; by default its images, each as large as the page. */
  readonly content?: Uint8Array;
  readonly images?: readonly Uint8Array[];
}

const toBytes = (object: PdfObject): Uint8Array =>
  typeof object === 'string' ? Buffer.from(object, 'latin1') : object;

/** A stream object. `dictionary` is without brackets and length. */
export function toStream(dictionary: string, data: PdfObject): Uint8Array {
  const bytes = toBytes(data);
  const head = `<< ${dictionary} /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([toBytes(head), bytes, toBytes('\nendstream')]);
}

/** A file of these objects, numbered from 1; the first is the catalog. Nothing is checked: tests want bad files. */
export function assemblePdf(objects: readonly PdfObject[]): Uint8Array {
  const parts: Uint8Array[] = [];
  let at = 0;
  const add = (part: PdfObject) => {
    parts.push(toBytes(part));
    at += part.length;
  };
  add('%PDF-1.7\n');
  const rows = objects.map((object, i) => {
    const offset = at;
    add(`${i + 1} 0 obj\n`);
    add(object);
    add('\nendobj\n');
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const startXref = at;
  const size = objects.length + 1;
  add(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`);
  add(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${startXref}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/** A file of pages; by default letter size and empty. */
export function assemblePages(pages: readonly PageSpec[]): Uint8Array {
  const objects: PdfObject[] = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  const put = (object: PdfObject) => `${objects.push(object)} 0 R`;
  const kids = pages.map(({ width = 612, height = 792, images = [], content }) => {
    const names = images.map((image, i) => `/Im${i} ${put(image)}`).join(' ');
    const draw = images.map((_, i) => `q ${width} 0 0 ${height} 0 0 cm /Im${i} Do Q`).join('\n');
    const drawing = put(content ?? toStream('', draw));
    const about = `/MediaBox [0 0 ${width} ${height}] /Resources << /XObject << ${names} >> >>`;
    return put(`<< /Type /Page /Parent 2 0 R /Contents ${drawing} ${about} >>`);
  });
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`;
  return assemblePdf(objects);
}
