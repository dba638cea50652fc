import type { PageBox, PdfLinesAndFills } from './pdf-file.ts';
import { type OpenDocument, withPage } from './pdfium/document.ts';
import type { Engine } from './pdfium/engine.ts';
import { readFloats } from './pdfium/memory.ts';
import { type Edges, toPageBox } from './pdfium/page-frame.ts';
import { objectType, readMatrix, readPaint, walkObjects } from './pdfium/page-objects.ts';
import { combine, type Matrix } from './pdfium/placement.ts';

/** A filled area at most this thin, in points, is a ruled line. */
const thickestLinePt = 3;
const segmentMove = 2;
const segmentBezier = 1;

/** Straight ruled lines (stroked edges and thin fills) and larger filled areas of a page, white ones left out. */
export function readLinesAndFills(document: OpenDocument, page: number): PdfLinesAndFills {
  return withPage(document, page, (open) => {
    const lines: PageBox[] = [];
    const areas: PageBox[] = [];
    for (const { handle, type, parent } of walkObjects(document.engine, open.handle)) {
      if (type !== objectType.path) continue;
      const ink = readPath(document.engine, handle, parent);
      lines.push(...ink.lines.map((edges) => toPageBox(open.frame, edges)));
      areas.push(...ink.areas.map((edges) => toPageBox(open.frame, edges)));
    }
    return { lines, areas };
  });
}

interface Segment {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly closes: boolean;
}

function readPath(engine: Engine, path: number, parent: Matrix): { lines: Edges[]; areas: Edges[] } {
  const paint = readPaint(engine, path);
  const segments = readSegments(engine, path, combine(readMatrix(engine, path), parent));
  const lines: Edges[] = [];
  const areas: Edges[] = [];
  if (paint.stroked) lines.push(...strokedLines(engine, path, segments));
  if (paint.filled && !paint.white) {
    for (const edges of subpathBounds(segments)) {
      const thin = Math.min(edges.right - edges.left, edges.top - edges.bottom) <= thickestLinePt;
      (thin ? lines : areas).push(edges);
    }
  }
  return { lines, areas };
}

function readSegments(engine: Engine, path: number, [a, b, c, d, e, f]: Matrix): Segment[] {
  const { api } = engine;
  const segments: Segment[] = [];
  const count = api.FPDFPath_CountSegments(path);
  for (let index = 0; index < count; index++) {
    const segment = api.FPDFPath_GetPathSegment(path, index);
    const point = readFloats(engine, 2, (at) => api.FPDFPathSegment_GetPoint(segment, at, at + 4));
    const [x = 0, y = 0] = point ?? [];
    segments.push({
      kind: api.FPDFPathSegment_GetType(segment),
      x: a * x + c * y + e,
      y: b * x + d * y + f,
      closes: api.FPDFPathSegment_GetClose(segment),
    });
  }
  return segments;
}

/** Ink boxes of the horizontal and vertical strokes: half the pen's width on either side. */
function strokedLines(engine: Engine, path: number, segments: readonly Segment[]): Edges[] {
  const [pen = 1] = readFloats(engine, 1, (at) => engine.api.FPDFPageObj_GetStrokeWidth(path, at)) ?? [];
  const half = Math.max(pen, 0.2) / 2;
  const lines: Edges[] = [];
  let first: Segment | undefined;
  let before: Segment | undefined;
  const add = (from: Segment | undefined, to: Segment) => {
    if (from === undefined || to.kind === segmentBezier) return;
    const flat = Math.abs(from.y - to.y) < 0.5;
    const upright = Math.abs(from.x - to.x) < 0.5;
    if (flat === upright) return;
    lines.push({
      left: Math.min(from.x, to.x) - (upright ? half : 0),
      right: Math.max(from.x, to.x) + (upright ? half : 0),
      bottom: Math.min(from.y, to.y) - (flat ? half : 0),
      top: Math.max(from.y, to.y) + (flat ? half : 0),
    });
  };
  for (const segment of segments) {
    if (segment.kind === segmentMove) first = segment;
    else add(before, segment);
    if (segment.closes && first !== undefined) add(segment, { ...first, kind: 0 });
    before = segment.closes ? first : segment;
  }
  return lines;
}

function subpathBounds(segments: readonly Segment[]): Edges[] {
  const subpaths: Segment[][] = [];
  for (const segment of segments) {
    if (segment.kind === segmentMove || subpaths.length === 0) subpaths.push([]);
    subpaths.at(-1)?.push(segment);
  }
  return subpaths
    .filter((points) => points.length >= 3)
    .map((points) => ({
      left: Math.min(...points.map((p) => p.x)),
      right: Math.max(...points.map((p) => p.x)),
      bottom: Math.min(...points.map((p) => p.y)),
      top: Math.max(...points.map((p) => p.y)),
    }));
}
