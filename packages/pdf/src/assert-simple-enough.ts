import { createInflate, constants as zlib } from 'node:zlib';
import { maxInflatedBytes, maxNesting, maxObjects, maxStreamBytes } from './limits.ts';
import { PdfError } from './pdf-error.ts';

/** Flate cannot expand data by more than this factor, so short streams are not tried. */
const maxFlateRatio = 1032;
const largestHarmlessBytes = maxStreamBytes / maxFlateRatio;
const inflateChunkBytes = 1024 * 1024;

/**
 * Refuses, before the file is parsed, what would cost a parser absurd time or memory: too many objects, filters
 * stacked on filters, streams that inflate without end, arrays nested without end. What cannot be tried here, such as
 * encrypted streams, meets the engine's bound of memory later.
 * @throws PdfError `too-complex`
 */
export async function assertSimpleEnough(bytes: Uint8Array, name: string): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const refuse = (why: string) => {
    throw new PdfError('too-complex', `${name} was refused: ${why}.`);
  };
  if (countObjects(file) > maxObjects) refuse(`it has more than ${maxObjects} objects`);
  if (deepestNesting(file) > maxNesting) refuse('its objects are nested too deeply');
  let inflatedBytes = 0;
  for (const start of findAll(file, 'stream')) {
    if (file.toString('latin1', start - 3, start) === 'end') continue;
    const dictionary = dictionaryBefore(file, start);
    if (expandingFilters(dictionary) > 1) refuse('it packs a stream within a stream');
    if (!/\/(FlateDecode|Fl)\b/.test(dictionary)) continue;
    const streamBytes = await inflatedSize(file, start);
    inflatedBytes += streamBytes;
    if (streamBytes > maxStreamBytes || inflatedBytes > maxInflatedBytes) refuse('it unpacks without end');
  }
}

function countObjects(file: Buffer): number {
  let count = 0;
  for (const _ of findAll(file, ' obj')) count++;
  for (const at of findAll(file, '/ObjStm')) {
    const dictionary = file.toString('latin1', Math.max(0, at - 300), at + 300);
    count += Number(/\/N\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
  }
  return count;
}

/** The longest run of opening brackets with only white space between them: nesting that every parser has to follow. */
function deepestNesting(file: Buffer): number {
  let deepest = 0;
  let depth = 0;
  for (const byte of file) {
    if (byte === 0x5b || byte === 0x3c) depth++;
    else if (byte > 0x20) depth = 0;
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}

function dictionaryBefore(file: Buffer, streamAt: number): string {
  const from = Math.max(0, streamAt - 2000);
  const text = file.toString('latin1', from, streamAt);
  return text.slice(Math.max(0, text.lastIndexOf(' obj')));
}

function expandingFilters(dictionary: string): number {
  const filters = /\/(?:Filter|F)\s*\[([^\]]*)\]/.exec(dictionary)?.[1] ?? '';
  return filters.match(/\/(FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b/g)?.length ?? 0;
}

/** How many bytes the stream unpacks to before it ends, breaks or gets too long; 0 when it is too short to matter. */
async function inflatedSize(file: Buffer, streamAt: number): Promise<number> {
  let start = streamAt + 'stream'.length;
  if (file[start] === 0x0d) start++;
  if (file[start] === 0x0a) start++;
  const end = file.indexOf('endstream', start);
  const packed = file.subarray(start, end === -1 ? file.length : end);
  if (packed.length <= largestHarmlessBytes) return 0;
  const inflate = createInflate({ chunkSize: inflateChunkBytes, finishFlush: zlib.Z_SYNC_FLUSH });
  inflate.end(packed);
  let sizeBytes = 0;
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxStreamBytes) break;
    }
  } catch {
    // Broken, or not Flate after all (encrypted): PDFium would use what came before the break, so count that.
  }
  return sizeBytes;
}

function* findAll(file: Buffer, text: string): Generator<number> {
  for (let at = file.indexOf(text); at !== -1; at = file.indexOf(text, at + text.length)) yield at;
}
