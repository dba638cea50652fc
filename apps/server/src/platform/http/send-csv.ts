import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

/**
 * A table that the browser saves under this name, sent while its rows are still being read. What a program for tables would
 * take for a formula begins with an apostrophe.
 */
export function sendCsv(
  reply: FastifyReply,
  fileName: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): FastifyReply {
  // The mark at the beginning: without it, such programs take the letters for those of another alphabet.
  const csv = stringify({ bom: true, columns: [...columns], escape_formulas: true, header: true });
  const source = Readable.from(rows, { objectMode: true });
  source.once('error', (error) => csv.destroy(error));
  csv.once('close', () => source.destroy());
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(source.pipe(csv));
}
