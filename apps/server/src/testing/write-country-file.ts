import { writeFileSync } from 'node:fs';

/** A record of the format: kind and size in one byte, then the value. */
const text = (value: string) => Buffer.concat([Buffer.of(0x40 | value.length), Buffer.from(value)]);
const number = (value: number) => Buffer.of(0xa2, value >> 8, value & 255);
const map = (entries: readonly (readonly [string, Buffer])[]) =>
  Buffer.concat([Buffer.of(0xe0 | entries.length), ...entries.flatMap(([key, value]) => [text(key), value])]);

const dataGap = Buffer.alloc(16);

/** An MMDB file in which all addresses whose first bit is 1 (128.0.0.0 and above) are of one country, and others of none. */
export function writeCountryFile(path: string, country: string): void {
  const nodeCount = 1;
  // Of 24 bits each: nothing to the left, the first data to the right.
  const tree = Buffer.of(0, 0, nodeCount, 0, 0, nodeCount + dataGap.length);
  const data = map([['country', map([['iso_code', text(country)]])]]);
  const metadata = map([
    ['node_count', number(nodeCount)],
    ['record_size', number(24)],
    ['ip_version', number(4)],
    ['binary_format_major_version', number(2)],
    ['binary_format_minor_version', number(0)],
    ['database_type', text('Invented')],
  ]);
  const mark = Buffer.concat([Buffer.of(0xab, 0xcd, 0xef), Buffer.from('MaxMind.com')]);
  writeFileSync(path, Buffer.concat([tree, dataGap, data, mark, metadata]));
}
