import type { GrayImage } from '../geometry/image.ts';

export const languages = ['eng', 'spa', 'fra', 'por'] as const;
export type Language = (typeof languages)[number];

/** Whose reading it is: the engine's with data of a language, or the second reader's. */
export type Voice = Language | 'second';

/** How the ink lies: one line, a block of lines, or a whole page in columns. */
export type Layout = 'line' | 'block' | 'page';

/** A clean upright piece of paper, dark on white, with a white border, at about 300 dpi. */
export interface Recognisable {
  readonly image: GrayImage;
  readonly language: Language;
  readonly layout: Layout;
  /** Only these characters may be returned. An engine may then return nothing where it would else return others. */
  readonly alphabet?: string;
}

export interface RecognisedCharacter {
  /** One character; a space stands between words, a newline between lines. */
  readonly text: string;
  /** 0 to 1 as the engine says it; not calibrated. */
  readonly confidence: number;
  /** Of the word it belongs to, 0 to 1: the engine lowers it for its worst character. */
  readonly wordConfidence: number;
  /** Pixels of the image, left, top, right, bottom. Of white space: empty, where the word before it ends. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

export interface Recognition {
  readonly text: string;
  readonly characters: readonly RecognisedCharacter[];
}

/** Reads text from small pictures. Every adapter passes `engine.compliance.test.ts`. */
export interface Engine {
  readonly name: 'wasm' | 'native';
  /** Loads what a first picture of these languages would wait for. @throws EngineFailed */
  warm(languages: readonly Language[]): Promise<void>;
  /** One recognition for each picture, in their order: empty where nothing is written. @throws EngineFailed */
  recognise(pictures: readonly Recognisable[]): Promise<Recognition[]>;
  /** Memory the engine holds in this process, which it never gives back. */
  readonly heldBytes: number;
  /** Processor time of the programs it has run so far, in milliseconds; 0 where the system does not tell. */
  readonly programsMs: number;
  close(): void;
}

/** The engine gave no answer to trust and must not be asked again; another may read the same pictures. */
export class EngineFailed extends Error {
  override readonly name = 'EngineFailed';
}

export const toRecognition = (characters: readonly RecognisedCharacter[]): Recognition => ({
  text: characters.map((character) => character.text).join(''),
  characters,
});

/** Tesseract's page segmentation: 7 one line, 6 one block, 4 a column of text of different sizes. */
export const segmentation: Readonly<Record<Layout, string>> = { line: '7', block: '6', page: '4' };

/**
 * Whether Tesseract tries doubtful lines as light letters on dark paper too, `1` or `0`: pages may have such bars. Crops have
 * none; of the 304 boxes of three scans, two of them hard, not one was read otherwise for it, at up to a tenth of the time.
 */
export const triesInverted: Readonly<Record<Layout, string>> = { line: '0', block: '0', page: '1' };
