import type { TargetForm } from '@puente/contract';
import { openForm } from '@puente/forms';
import { listCatalogues } from '@puente/forms/catalogues';
import { describe, expect, it } from 'vitest';
import { toContinuationPages } from './to-continuation-pages.ts';
import { toWrites } from './to-writes.ts';

const today = new Date('2026-11-20T00:00:00Z');
function toNumberLine(form: TargetForm, data: Record<string, unknown>) {
  const [catalogue] = listCatalogues(form);
  if (!catalogue) throw new Error(`${form} has no catalogue`);
  const { applicant } = toWrites(openForm(form, data), { catalogue, today });
  const row = { page: '12', part: '7', item: '2', text: 'Child' };
  return toContinuationPages(form, applicant, [row])[0]?.headerLines?.[1];
}

describe('the A-Number on an added sheet', () => {
  it.each(['A95 027 171', 'A-095027171', 'A\u2011095\u2011027\u2011171', '95027171'])(
    'has the nine digits of the headers for %j',
    (typed) => {
      expect(toNumberLine('I-485', { biographic_information: { a_number: typed } })).toBe(
        'A-Number: 095027171',
      );
      expect(toNumberLine('I-765', { alien_registration_number: typed })).toBe('A-Number: 095027171');
    },
  );

  it('stays open for what is no A-Number, as the headers do', () => {
    expect(toNumberLine('I-485', { biographic_information: { a_number: '12345' } })).toBe('A-Number: ');
  });
});
