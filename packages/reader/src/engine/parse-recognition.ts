import { type RecognisedCharacter, type Recognition, toRecognition } from './engine.ts';

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
interface Symbol {
  readonly bbox: Box;
  readonly text: string;
  readonly confidence: number;
}
interface Word {
  readonly bbox: Box;
  readonly confidence: number;
  readonly symbols: readonly Symbol[];
}
/** A line of text as Tesseract tells it: confidences 0 to 100. */
export interface Line {
  readonly words: readonly Word[];
}
interface Page {
  readonly blocks?: ReadonlyArray<{
    readonly paragraphs: ReadonlyArray<{ readonly lines: readonly Line[] }>;
  }> | null;
}

/** From Tesseract's JSON to characters in reading order. */
export function parseRecognition(json: string): Recognition {
  const page = JSON.parse(json) as Page;
  const paragraphs = (page.blocks ?? []).flatMap((block) => block.paragraphs);
  return fromLines(paragraphs.flatMap((paragraph) => paragraph.lines));
}

export function fromLines(lines: readonly Line[]): Recognition {
  const characters: RecognisedCharacter[] = [];
  for (const line of lines) appendLine(characters, line);
  return toRecognition(characters);
}

function appendLine(characters: RecognisedCharacter[], line: Line): void {
  let gap = '\n';
  for (const word of line.words) {
    const symbols = word.symbols.filter((symbol) => symbol.text.trim() !== '');
    if (symbols.length === 0) continue;
    const wordConfidence = word.confidence / 100;
    const last = characters.at(-1);
    if (last) {
      const [, top, right, bottom] = last.box;
      characters.push({ text: gap, confidence: 1, wordConfidence: 1, box: [right, top, right, bottom] });
    }
    for (const { text, confidence, bbox } of symbols) {
      const box = [bbox.x0, bbox.y0, bbox.x1, bbox.y1] as const;
      characters.push({ text, confidence: confidence / 100, wordConfidence, box });
    }
    gap = ' ';
  }
}
