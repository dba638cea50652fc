import { formOf } from '../../answers/answer.ts';
import type { I765FormData } from '../data.ts';

const { answers, group, section } = formOf<I765FormData>();

export const contactAnswers = answers([
  {
    path: 'applicant_daytime_phone',
    label: 'daytimePhone',
    kind: 'phone',
    hint: 'tenDigits',
    asks: 'phone',
    box: 'P3.3.daytime-phone',
    required: { label: 'daytime-telephone-number' },
  },
  {
    path: 'applicant_mobile_phone',
    label: 'mobilePhone',
    kind: 'phone',
    hint: 'tenDigits',
    asks: 'phone',
    box: 'P3.4.mobile-phone',
  },
  { path: 'applicant_email', label: 'email', kind: 'email', box: 'P3.5.email' },
]);

/** Part 3 items 1 to 5 of the I-765, edition 08/21/25. The statement is the person's own. */
export const contact = section({
  title: 'contact',
  parts: [group('contact', contactAnswers)],
  items: [{ fields: ['P3.1.*'], through: 'P3.1.b.interpreter', path: null, label: 'your-statement' }],
});
