import type { FieldReading } from '@puente/forms';
import { describe, expect, it } from 'vitest';
import { applyProposals } from './apply-proposals.ts';
import { checkedScore } from './is-proposable.ts';
import type { ProposableKind } from './proposable-kinds.ts';
import { toMark, toReading } from './testing/doubtful-paper.ts';

const field = 'A.I.4.last-name';

function propose(local: FieldReading, text: string, kind: ProposableKind = 'name'): FieldReading | undefined {
  const { fieldId } = local;
  return applyProposals(new Map([[fieldId, local]]), [{ fieldId, kind, text }]).get(fieldId);
}

describe('a proposal', () => {
  it('takes the place of a doubtful reading, where it stood, with a score below every checked one', () => {
    const local = toReading(field, 'Quispc', 0.6);
    const reading = propose(local, ' Quispe ');
    expect(reading).toEqual({ ...local, text: 'Quispe', source: 'ai', score: expect.any(Number) });
    expect(reading?.score).toBeLessThan(checkedScore);
    expect(propose(toReading(field, null, 0.1), 'Quispe')?.score).toBeLessThan(checkedScore);
  });

  it('never outranks a checked reading, a blank one, a typed one or a text of the file', () => {
    const place = { page: 1, box: [0, 0, 0.1, 0.1] } as const;
    for (const local of [
      toReading(field, 'Quispc', checkedScore),
      toReading(field, 'Quispc', 0.3, { source: 'text-layer' }),
      toReading(field, 'Quispc', 0.3, { source: 'form-field' }),
      { fieldId: field, place, source: 'ocr', score: 0.4, state: 'blank' } as const,
      { fieldId: field, place, source: 'ocr', score: 0.4, state: 'marked', marked: true } as const,
    ])
      expect(propose(local, 'Quispe')).toBe(local);
  });

  it('that is a different text counts only where the reader as good as read nothing', () => {
    const near = toReading(field, 'Quispe Torres', 0.7);
    expect(propose(near, 'Mamani Flores')).toBe(near);
    expect(propose(toReading(field, 'Qvi-pe T', 0.5), 'Mamani Flores')).toMatchObject({
      source: 'ai',
      score: 0.5,
    });
    expect(propose(toReading(field, 'Li', 0.7), 'Le')).toMatchObject({ text: 'Le' });
  });

  it('that says what was read leaves the reading as it was', () => {
    const local = toReading(field, 'Quispe', 0.6);
    expect(propose(local, 'Quispe')).toBe(local);
  });

  it('keeps the accents of a decomposed answer in one character each', () => {
    expect(propose(toReading(field, null, 0.2), 'Ñahui'.normalize('NFD'))).toMatchObject({ text: 'Ñahui' });
  });

  it('for a field that was not read is dropped', () => {
    const readings = new Map([['A.I.10.female', toMark('A.I.10.female')]]);
    expect([...applyProposals(readings, [{ fieldId: field, kind: 'name', text: 'Ana' }])]).toEqual([
      ...readings,
    ]);
  });

  it.each<[ProposableKind, string, string]>([
    ['date', '04/17/1988', '17 April'],
    ['date', '11/03/2021', '13/32/2021'],
    ['month', '11/2021', '2021'],
    ['a-number', '204518837', '2045'],
    ['ssn', '123-45-6789', '123-45-67'],
    ['i94', '61502937A40', '61502937'],
    ['zip', '07501', '7501'],
    ['area-code', '973', '(9)'],
    ['phone', '555-0142', 'none of it'],
    ['state', 'NJ', 'XQZ'],
    ['country', 'Peru', 'Atlantis Republic'],
    ['number', '3', 'three'],
    ['document-number', 'P1234567', 'see page 2'],
    ['email', 'ana@example.org', 'ana at example'],
    ['street', '412 Alder St. #3', '412 Alder; rm -rf'],
    ['city', 'Saint-Étienne', 'Route 66'],
    ['full-name', "Ana O'Neill", 'Ana 0Neill'],
    ['place', 'Miami, FL', 'Miami $FL'],
    ['unit', '3B', 'apartment three on the left'],
    ['text', 'Dental assistant', 'https://example.org'],
  ])('for a %s may be %j and not %j', (kind, fitting, other) => {
    const unread = toReading(field, null, 0.1);
    expect(propose(unread, fitting, kind)).toMatchObject({ text: fitting, source: 'ai' });
    expect(propose(unread, other, kind)).toBe(unread);
  });
});
