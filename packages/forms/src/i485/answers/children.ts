import { formOf } from '../../answers/answer.ts';
import type { I485FormData } from '../data.ts';
import { nameAnswers } from './name-answers.ts';

const { section } = formOf<I485FormData>();

const starts = ['P7.2', 'P7.3'] as const;
const boxes = (name: string) => starts.map((start) => `${start}.${name}`);

export const children = {
  kind: 'list',
  title: 'children',
  path: 'children',
  entry: 'child',
  fields: [
    { path: 'full_name', label: 'childName', kind: 'name-line' },
    ...nameAnswers(
      'name.',
      starts,
      { required: { label: 'family-name-of-child' } },
      { required: { label: 'given-name-of-child' } },
    ),
    {
      path: 'date_of_birth',
      label: 'dateOfBirth',
      kind: 'date',
      past: true,
      mayBeUnknown: true,
      box: boxes('date-of-birth'),
      required: { label: 'date-of-birth-of-child' },
    },
    {
      path: 'country_of_birth',
      label: 'birthCountry',
      asks: 'country',
      box: boxes('country-of-birth'),
      required: { label: 'country-of-birth-of-child' },
    },
    {
      path: 'a_number',
      label: 'aNumber',
      kind: 'digits',
      hint: 'nineDigits',
      asks: 'a-number',
      box: boxes('a-number'),
    },
    { path: 'current_address', label: 'childAddress', hint: 'keptOnly', withheld: 'no-box' },
    {
      path: 'is_applying_with_applicant',
      label: 'childApplying',
      kind: 'yes-no',
      hint: 'personal',
      choices: starts.map((start) => ({ yes: `${start}.applying.yes`, no: `${start}.applying.no` })),
      required: { label: 'child-applying-too' },
    },
  ],
} as const;

const relationshipItem = (slot: number) =>
  ({
    fields: [`${starts[slot]}.relationship`],
    path: null,
    when: (data: I485FormData) => data.children.length > slot,
    label: 'relationship-of-child-to-you',
    params: { n: String(slot + 1) },
  }) as const;

/** Part 7 of the I-485, edition 01/20/25: two children. The total of living children (item 1) is asked, not counted. */
export const childrenSection = section({
  title: 'children',
  parts: [children],
  items: [
    { fields: ['P7.1.total-children'], path: null, label: 'number-of-all-your-living-children' },
    relationshipItem(0),
    relationshipItem(1),
  ],
});
