import type { Engine } from './engine.ts';
import { readFloats, readIntegers } from './memory.ts';
import { combine, type Matrix } from './placement.ts';

/** PDFium's page object types. */
export const objectType = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const;
const invisibleRenderMode = 3;
const identity: Matrix = [1, 0, 0, 1, 0, 0];
const maxFormDepth = 3;

export interface PlacedImage {
  readonly handle: number;
  /** From the image's unit square to the page's user space. */
  readonly matrix: Matrix;
}

export interface PlacedObject {
  readonly handle: number;
  readonly type: number;
  /** From the object's own space to the page's user space. */
  readonly parent: Matrix;
}

/** Objects of a page in drawing order, those inside forms included. */
export function* walkObjects(engine: Engine, page: number): Generator<PlacedObject> {
  const count = engine.api.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index++) {
    yield* walkObject(engine, engine.api.FPDFPage_GetObject(page, index), identity, 0);
  }
}

function* walkObject(engine: Engine, handle: number, parent: Matrix, depth: number): Generator<PlacedObject> {
  const type = engine.api.FPDFPageObj_GetType(handle);
  if (type !== objectType.form || depth >= maxFormDepth) {
    yield { handle, type, parent };
    return;
  }
  const matrix = combine(readMatrix(engine, handle), parent);
  const count = engine.api.FPDFFormObj_CountObjects(handle);
  for (let index = 0; index < count; index++) {
    yield* walkObject(engine, engine.api.FPDFFormObj_GetObject(handle, index), matrix, depth + 1);
  }
}

/** The images of a page; null if anything else on it leaves ink (white areas under the images do not count). */
export function listOnlyImages(engine: Engine, page: number): PlacedImage[] | null {
  const images: PlacedImage[] = [];
  for (const { handle, type, parent } of walkObjects(engine, page)) {
    if (type === objectType.image) {
      images.push({ handle, matrix: combine(readMatrix(engine, handle), parent) });
    } else if (type === objectType.text) {
      if (engine.api.FPDFTextObj_GetTextRenderMode(handle) !== invisibleRenderMode) return null;
    } else if (type === objectType.path) {
      const paint = readPaint(engine, handle);
      const isPaper = !paint.stroked && paint.white && images.length === 0;
      if ((paint.stroked || paint.filled) && !isPaper) return null;
    } else return null;
  }
  return images;
}

export function readMatrix(engine: Engine, object: number): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] =
    readFloats(engine, 6, (at) => engine.api.FPDFPageObj_GetMatrix(object, at)) ?? [];
  return [a, b, c, d, e, f];
}

export function readPaint(
  engine: Engine,
  path: number,
): { filled: boolean; stroked: boolean; white: boolean } {
  const { api } = engine;
  const mode = readIntegers(engine, 2, (at) => api.FPDFPath_GetDrawMode(path, at, at + 4));
  const colour = readIntegers(engine, 4, (at) =>
    api.FPDFPageObj_GetFillColor(path, at, at + 4, at + 8, at + 12),
  );
  const [fillMode = 0, stroke = 0] = mode ?? [];
  const [red = 0, green = 0, blue = 0] = colour ?? [];
  return { filled: fillMode !== 0, stroked: stroke !== 0, white: Math.min(red, green, blue) >= 250 };
}
