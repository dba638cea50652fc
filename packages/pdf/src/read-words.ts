import { maxPageCharacters } from './limits.ts';
import { PdfError } from './pdf-error.ts';
import type { PdfWord } from './pdf-file.ts';
import { type OpenDocument, type OpenPage, withPage } from './pdfium/document.ts';
import type { Engine } from './pdfium/engine.ts';
import { withMemory } from './pdfium/memory.ts';
import { type Edges, toPageBox } from './pdfium/page-frame.ts';

const invisibleRenderMode = 3;
/** Gap between two characters, in font sizes, beyond which they belong to two words. */
const wordGap = 0.25;
/** A step back or sideways of this size, in font sizes, begins another line or column. */
const lineStep = 0.45;

interface Glyph {
  readonly text: string;
  /** Ink, in user space. */
  readonly ink: Edges;
  /** A character measured along and across the direction of writing: where it begins and ends, and its baseline. */
  readonly start: number;
  readonly end: number;
  readonly baseline: number;
  readonly turns: number;
  readonly size: number;
  readonly hidden: boolean;
}

/** The words of a page's text layer in the order of the file; words of neighbouring columns stay apart. */
export function readWords(document: OpenDocument, page: number): PdfWord[] {
  return withPage(document, page, (open) => {
    const { api } = document.engine;
    const text = api.FPDFText_LoadPage(open.handle);
    if (text === 0) return [];
    try {
      if (api.FPDFText_CountChars(text) > maxPageCharacters)
        throw new PdfError(
          'too-complex',
          `Page ${page} of ${document.name} was refused: it has too much text.`,
        );
      return toWords(readGlyphs(document.engine, text), open);
    } finally {
      if (!document.engine.broken) api.FPDFText_ClosePage(text);
    }
  });
}

/** Null stands for white space. */
function readGlyphs(engine: Engine, text: number): (Glyph | null)[] {
  const { api } = engine;
  const count = api.FPDFText_CountChars(text);
  const glyphs: (Glyph | null)[] = [];
  withMemory(engine, 64, (at) => {
    for (let index = 0; index < count; index++) {
      const code = api.FPDFText_GetUnicode(text, index);
      const character = String.fromCodePoint(code > 0x10ffff ? 0xfffd : code);
      const blank = api.FPDFText_IsGenerated(text, index) === 1 || /^[\s\p{Cc}]$/u.test(character);
      glyphs.push(blank ? null : readGlyph(engine, text, index, at, character));
    }
  });
  return joinSurrogates(glyphs);
}

function readGlyph(engine: Engine, text: number, index: number, at: number, character: string): Glyph | null {
  const { api, memory } = engine;
  // Four doubles: left, right, bottom, top.
  if (!api.FPDFText_GetCharBox(text, index, at, at + 8, at + 16, at + 24)) return null;
  const [left = 0, right = 0, bottom = 0, top = 0] = memory.HEAPF64.subarray(at >> 3, (at >> 3) + 4);
  api.FPDFText_GetCharOrigin(text, index, at, at + 8);
  const [originX = 0, originY = 0] = memory.HEAPF64.subarray(at >> 3, (at >> 3) + 2);
  // Four floats: left, top, right, bottom.
  api.FPDFText_GetLooseCharBox(text, index, at);
  const loose = Array.from(memory.HEAPF32.subarray(at >> 2, (at >> 2) + 4));
  const turns = Math.round(api.FPDFText_GetCharAngle(text, index) / (Math.PI / 2)) & 3;
  const [start, end] = advance(loose, turns);
  const object = api.FPDFText_GetTextObject(text, index);
  return {
    text: character,
    ink: { left, right, bottom, top },
    start,
    end,
    baseline: turns % 2 === 0 ? originY : originX,
    turns,
    size: Math.max(api.FPDFText_GetFontSize(text, index), looseHeight(loose, turns), 1),
    hidden: object !== 0 && api.FPDFTextObj_GetTextRenderMode(object) === invisibleRenderMode,
  };
}

/** Extent of a loose box along the direction of writing; `turns` are quarter turns counterclockwise. */
function advance(
  [left = 0, top = 0, right = 0, bottom = 0]: readonly number[],
  turns: number,
): [number, number] {
  if (turns === 1) return [bottom, top];
  if (turns === 2) return [-right, -left];
  if (turns === 3) return [-top, -bottom];
  return [left, right];
}

function looseHeight([left = 0, top = 0, right = 0, bottom = 0]: readonly number[], turns: number): number {
  return turns % 2 === 0 ? top - bottom : right - left;
}

function joinSurrogates(glyphs: readonly (Glyph | null)[]): (Glyph | null)[] {
  const joined: (Glyph | null)[] = [];
  for (const glyph of glyphs) {
    const before = joined.at(-1);
    const isLow = glyph !== null && /^[\udc00-\udfff]$/.test(glyph.text);
    if (isLow && before && /^[\ud800-\udbff]$/.test(before.text)) {
      joined[joined.length - 1] = { ...before, text: before.text + glyph.text };
    } else joined.push(glyph);
  }
  return joined;
}

function toWords(glyphs: readonly (Glyph | null)[], open: OpenPage): PdfWord[] {
  const words: PdfWord[] = [];
  let current: Glyph[] = [];
  const finish = () => {
    if (current.length > 0) words.push(toWord(current, open));
    current = [];
  };
  for (const glyph of glyphs) {
    const before = current.at(-1);
    if (glyph === null || (before !== undefined && !continues(before, glyph))) finish();
    if (glyph !== null) current.push(glyph);
  }
  finish();
  return words;
}

function continues(before: Glyph, next: Glyph): boolean {
  if (before.turns !== next.turns || before.hidden !== next.hidden) return false;
  const size = Math.min(before.size, next.size);
  const gap = next.start - before.end;
  return (
    gap < wordGap * size &&
    gap > -lineStep * size &&
    Math.abs(next.baseline - before.baseline) < lineStep * size
  );
}

function toWord(glyphs: readonly Glyph[], open: OpenPage): PdfWord {
  const edges = glyphs.map((glyph) => glyph.ink);
  const box = toPageBox(open.frame, {
    left: Math.min(...edges.map((e) => e.left)),
    bottom: Math.min(...edges.map((e) => e.bottom)),
    right: Math.max(...edges.map((e) => e.right)),
    top: Math.max(...edges.map((e) => e.top)),
  });
  const text = glyphs.map((glyph) => glyph.text).join('');
  return { text: text.normalize('NFC'), box, hidden: glyphs[0]?.hidden ?? false };
}
