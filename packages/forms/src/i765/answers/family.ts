import { formOf } from '../../answers/answer.ts';
import type { I765FormData } from '../data.ts';

const { answers, group, section } = formOf<I765FormData>();

export const parentAnswers = answers([
  { path: 'father_last_name', label: 'fatherLast', hint: 'keptOnly', withheld: 'no-box' },
  { path: 'father_first_name', label: 'fatherFirst', hint: 'keptOnly', withheld: 'no-box' },
  { path: 'mother_last_name', label: 'motherLast', hint: 'keptOnly', withheld: 'no-box' },
  { path: 'mother_first_name', label: 'motherFirst', hint: 'keptOnly', withheld: 'no-box' },
]);

/** The edition 08/21/25 has no boxes for parents. */
export const family = section({ title: 'family', parts: [group('parents', parentAnswers)] });
