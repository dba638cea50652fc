import { factsOf } from '../preflight/guidance/fact.ts';
import type { I765FormData } from './data.ts';
import { parseCategory } from './parse-category.ts';

const facts = factsOf<I765FormData>();

function categoryOf({ eligibility_category }: I765FormData): string {
  const category = parseCategory(eligibility_category.trim());
  return category ? `${category.letter}${category.number}` : '';
}
const known = ['a5', 'c8', 'c9'];
/** Of the category typed; of each of the three while none of them is. */
const ofCategory = (wanted: string) => (data: I765FormData) => {
  const typed = categoryOf(data);
  return typed === wanted || !known.includes(typed);
};

export const attachI765 = facts([
  {
    code: 'category-a5',
    source: { named: '8 CFR 274a.12(a)(5); Form I-765 Instructions' },
    sure: 'unverified',
    when: ofCategory('a5'),
  },
  {
    code: 'category-c8',
    source: { named: '8 CFR 208.7; Form I-765 Instructions' },
    sure: 'unverified',
    when: ofCategory('c8'),
  },
  {
    code: 'category-c8-arrests',
    source: { named: 'Form I-765, Part 2, item 30' },
    sure: 'form',
    when: ofCategory('c8'),
  },
  {
    code: 'category-c9',
    source: { named: 'Form I-765 Instructions' },
    sure: 'unverified',
    when: ofCategory('c9'),
  },
  {
    code: 'last-work-permit',
    source: { named: 'Form I-765, Part 1, item 1.c' },
    sure: 'form',
  },
  {
    code: 'identity-document-or-permit',
    source: { named: 'Form I-765 Instructions' },
    sure: 'unverified',
  },
  {
    code: 'two-photos',
    source: { named: 'Form I-765 Instructions' },
    sure: 'unverified',
  },
  {
    code: 'copies-and-translations',
    source: { named: '8 CFR 103.2(b)(3)' },
    sure: 'unverified',
  },
]);

export const payI765 = facts([
  {
    code: 'fees-of-c8',
    source: { named: 'Public Law 119-21; 90 FR 34511' },
    sure: 'official',
    when: ofCategory('c8'),
  },
]);
