import type { Multipart } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

export interface ReceivedFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** What an upload must bring in each stretch of time, so that one that stalled does not keep its place. */
export interface MinSpeed {
  readonly bytesPerSecond: number;
  readonly stretchMs: number;
}

/** A weak phone line brings more. */
export const minUploadSpeed: MinSpeed = { bytesPerSecond: 20 * 1024, stretchMs: 15_000 };

/** Room for the multipart frame around the file. */
const frameBytes = 64 * 1024;

type FilePart = Extract<Multipart, { type: 'file' }>;

async function readPart(part: FilePart, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) throw new AppError('file_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readParts(request: FastifyRequest, field: string, maxBytes: number): Promise<ReceivedFile> {
  let received: ReceivedFile | null = null;
  // One byte over the limit is enough to know; the rest is not kept.
  const limits = { fileSize: maxBytes + 1, files: 3, fields: 20, fieldSize: 10_000 };
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') continue;
    if (received) throw new AppError('too_many_files');
    const bytes = await readPart(part, maxBytes);
    if (part.fieldname !== field || (bytes.length === 0 && !part.filename)) continue;
    received = { fileName: part.filename, bytes };
  }
  if (!received) throw new AppError('no_file');
  return received;
}

/** What the parser says of a body it cannot take apart has neither a status nor a code of ours. */
const toKnownError = (error: unknown): unknown =>
  error instanceof AppError || (error as { statusCode?: number }).statusCode !== undefined
    ? error
    : new AppError('bad_request', { cause: error });

/** Fails once a stretch of time brought less than it must. */
function watchSpeed(
  request: FastifyRequest,
  { bytesPerSecond, stretchMs }: MinSpeed,
): { readonly tooSlow: Promise<never>; readonly end: () => void } {
  const countBytes = () => request.raw.socket.bytesRead ?? 0;
  let before = countBytes();
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const now = countBytes();
      if (now - before < (bytesPerSecond * stretchMs) / 1000) reject(new AppError('upload_too_slow'));
      before = now;
    }, stretchMs);
  });
  return { tooSlow, end: () => clearInterval(timer) };
}

/**
 * The one file of a multipart request, refused as soon as it is known to be too large, or comes too slowly.
 * @throws AppError no_file, too_many_files, file_too_large, upload_too_slow, bad_request
 */
export async function receiveFile(
  request: FastifyRequest,
  { field, maxBytes, minSpeed }: { field: string; maxBytes: number; minSpeed: MinSpeed },
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new AppError('no_file');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + frameBytes) {
    throw new AppError('file_too_large');
  }
  const speed = watchSpeed(request, minSpeed);
  try {
    return await Promise.race([readParts(request, field, maxBytes), speed.tooSlow]);
  } catch (error) {
    throw toKnownError(error);
  } finally {
    speed.end();
  }
}

/** Lets what is left of a refused upload run off unread, so that its sender gets to see the answer. Throws `error` again. */
export function letBodyRunOff(request: FastifyRequest, reply: FastifyReply, error: unknown): never {
  request.raw.unpipe();
  request.raw.resume();
  // Who sends slowly is not waited for.
  if (error instanceof AppError && error.code === 'upload_too_slow') reply.header('connection', 'close');
  throw error;
}
