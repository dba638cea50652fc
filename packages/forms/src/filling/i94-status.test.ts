import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { i485FormDataSchema } from '../i485/data.ts';
import { toI485Writes } from '../i485/filling/to-i485-writes.ts';
import { i765FormDataSchema } from '../i765/data.ts';
import { toI765Writes } from '../i765/filling/to-i765-writes.ts';
import { findFaults } from './testing/check-filling.ts';
import { i485, i765 } from './testing/editions.ts';

const today = new Date('2026-11-20T00:00:00Z');
const fill = (status: string, i_94_number = '12345678901') =>
  toI485Writes(
    i485FormDataSchema.parse({ biographic_information: { i_94_number }, last_arrival: { status } }),
    { catalogue: i485, today },
  );
function boxOf(result: ReturnType<typeof fill>) {
  const write = result.writes.find(({ name }) => name.endsWith('Pt1Line12_Status[0]'));
  return write && 'value' in write ? write.value : null;
}

const symbols = 'A1 B1 B2 C1 E2 F1 F2 G4 H1B H2A J1 J2 K1 L1A M1 O1 P1 R1 T1 TN1 U1 V2 AS1 RE1'.split(' ');
const hyphened = symbols.map((symbol) => [symbol.replace(/(?<=[A-Z])(?=\d)/, '-'), symbol] as const);

const folder = join(import.meta.dirname, '../../../../../shared/eval/train');
const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];

describe('the status on the I-94, in Part 1 item 12 of the I-485', () => {
  it.each(hyphened)('prints %j as the I-94 does', (typed, printed) => {
    for (const text of [typed, printed, typed.toLowerCase(), typed.replace('-', ' ')]) {
      const result = fill(text);
      expect(boxOf(result), text).toBe(printed);
      expect(result.moved).toEqual([]);
      expect(findFaults('I-485', result)).toEqual([]);
    }
  });

  it.each(['Paroled', 'PAR', 'DA', 'DT', 'ASY', 'Visitor', 'Refugee'])('prints %j as typed', (status) =>
    expect(boxOf(fill(status))).toBe(status),
  );

  it.each(['B-2 visitor', 'F-1 student, D/S', 'X-9', 'B1/X9'])('sends %j whole to Part 14', (status) => {
    const result = fill(status);
    expect(boxOf(result)).toBe('See Additional Info');
    expect(result.moved.map(({ text }) => text)).toEqual([`Status: ${status}`]);
  });

  it.each(['EWI', 'E.W.I.', 'Entered without inspection', 'no status', 'sin inspección', 'Not inspected'])(
    'writes no %j, which no I-94 shows, and says why',
    (status) => {
      for (const number of ['', 'N/A', '12345678901']) {
        const result = fill(status, number);
        expect(boxOf(result)).toBeNull();
        expect(result.moved).toEqual([]);
        expect(result.withheld.find(({ path }) => path === 'last_arrival.status')).toMatchObject({
          value: status,
          reason: 'not-on-i94',
        });
      }
      const data = i765FormDataSchema.parse({ last_entry_status: status });
      expect(toI765Writes(data, { catalogue: i765, today }).writes).toHaveLength(1);
    },
  );

  it('writes both classes as typed on the I-765, which prints B-2 for an example itself', () => {
    const data = i765FormDataSchema.parse({ last_entry_status: 'B-2', current_immigration_status: 'F-1' });
    const values = toI765Writes(data, { catalogue: i765, today }).writes.map((write) =>
      'value' in write ? write.value : '',
    );
    expect(values).toEqual(['B-2', 'F-1']);
  });
});

describe.skipIf(names.length === 0)('the status of the training cases', () => {
  it.each(names.length > 0 ? names : ['none at hand'])('%s has its class of admission in the box', (name) => {
    const { i485 } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { i485: Record<string, string> };
    const typed = i485['last_arrival.status'] ?? '';
    const result = fill(typed, i485['biographic_information.i_94_number']);
    expect(result.moved).toEqual([]);
    if (/^[A-Z]-\d$/.test(typed)) expect(boxOf(result)).toBe(typed.replace('-', ''));
  });
});
