import { draftFromI589 } from '../../i589/crosswalk/draft-from-i589.ts';
import type { FormMirror } from '../../mirror/form-mirror.ts';
import type { I485FormData } from '../data.ts';
import { findChildren } from './find-children.ts';
import { findEntries } from './find-entries.ts';
import { findHomes } from './find-homes.ts';
import { findJourneys } from './find-journeys.ts';
import { findParents } from './find-parents.ts';
import { findPerson } from './find-person.ts';
import { findSpouse } from './find-spouse.ts';
import { findWork } from './find-work.ts';
import { findYesNo } from './find-yes-no.ts';
import type { Told } from './told.ts';

const finders: ReadonlyArray<(told: Told) => ReturnType<typeof findHomes>> = [
  findPerson,
  findEntries,
  findHomes,
  findJourneys,
  findWork,
  findParents,
  findSpouse,
  findChildren,
  findYesNo,
];

/** The I-485 of edition 01/20/25 beside an I-589. What the I-589 says is read by the same crosswalk that fills the form. */
export const i485Mirror: FormMirror<I485FormData> = {
  'I-589': {
    signedAt: 'D.signature-date',
    find: (facts) => {
      const told = { ...facts, before: draftFromI589(facts.draft) };
      return finders.flatMap((find) => find(told));
    },
  },
};
