import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

export interface ReceivedFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}

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

/**
 * The one file of a multipart request, refused as soon as it is known to be too large.
 * @throws AppError no_file, too_many_files, file_too_large
 */
export async function receiveFile(
  request: FastifyRequest,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new AppError('no_file');
  try {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes + frameBytes) {
      throw new AppError('file_too_large');
    }
    return await readParts(request, field, maxBytes);
  } catch (error) {
    // Let the rest run off unread, so that the sender gets to see the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}
