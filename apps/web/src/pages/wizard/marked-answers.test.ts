import type { Evidence } from '@puente/contract';
import type { SectionSpec } from '@puente/forms/answers';
import { expect, it } from 'vitest';
import { toStatus } from '../../features/review/evidence/to-status.ts';
import { listDoubtful } from '../../features/review/model/opened-form.ts';

const sections: SectionSpec[] = [
  {
    title: 'biographic',
    parts: [{ kind: 'group', title: 'name', fields: [{ path: 'x', label: 'familyName' }] }],
  },
];
const marks = new Set(['medium', 'low', 'handwritten', 'unread']);
const kinds = (['high', 'medium', 'low'] as const).flatMap((confidence) =>
  [true, false].flatMap((handwritten) => ['', 'Quispe'].map((value) => ({ confidence, handwritten, value }))),
);

it.each(kinds)(
  'counts an answer when the label beside it asks for a look, and else not: %o',
  ({ value, ...seen }) => {
    const evidence = {
      ...seen,
      page: 1,
      box: [0, 0, 1, 1],
      text: 'Quispe',
      score: 1,
      source: 'ocr',
    } as Evidence;
    const status = toStatus(evidence, { edited: false, checked: false, empty: value === '' });
    const counted = listDoubtful(sections, { x: value }, () => evidence);
    expect(counted.length === 1).toBe(marks.has(status));
  },
);
