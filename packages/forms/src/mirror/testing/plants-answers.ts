import { answer, type Case } from './cases.ts';
import type { Question } from './families.ts';
import type { Plant, Planted } from './plant.ts';

const first = 'p1-13-was-last-arrival-first-time-in-u-s';
const arrests = 'p9-22-ever-arrested-cited-charged-detained-diverted';
const groups = 'p9-1-ever-member-of-any-organisation-or-group';

/** Turns one answer round where the paper said the other thing. */
const turn =
  (group: string, says: 'yes' | 'no', isTold: (one: Case) => boolean, planted: Planted) =>
  (one: Case): Planted | null => {
    if (!isTold(one)) return null;
    answer(one.data, group, says);
    return planted;
  };

const hasSaid =
  (...questions: readonly Question[]) =>
  ({ family }: Case): boolean =>
    questions.some((question) => family.yes.has(question));

const hasDenied =
  (...questions: readonly Question[]) =>
  (one: Case): boolean =>
    !hasSaid(...questions)(one);

const worksAs =
  (occupation: string) =>
  ({ family }: Case): boolean =>
    family.jobs.some((job) => job.occupation === occupation);

export const answerPlants: readonly Plant[] = [
  {
    name: 'a membership denied',
    area: 'membership',
    put: turn('P9.1', 'no', hasSaid('B.3.A'), {
      topic: 'membership',
      keys: [groups],
      verdict: 'contradicts',
    }),
  },
  {
    name: 'a membership told now',
    area: 'membership',
    put: turn('P9.1', 'yes', hasDenied('B.3.A'), { topic: 'membership', keys: [groups], verdict: 'changed' }),
  },
  {
    name: 'an arrest denied',
    area: 'arrest',
    put: turn('P9.22', 'no', hasSaid('B.2', 'C.6'), {
      topic: 'arrest',
      keys: [arrests],
      verdict: 'contradicts',
    }),
  },
  {
    name: 'an arrest told now',
    area: 'arrest',
    put: turn('P9.22', 'yes', hasDenied('B.2', 'C.6'), {
      topic: 'arrest',
      keys: [arrests],
      verdict: 'changed',
    }),
  },
  {
    name: 'a court denied',
    area: 'court',
    put: turn('P9.14', 'no', ({ family }) => family.court !== 'never', {
      topic: 'court',
      keys: ['p9-14-now-or-ever-in-removal-proceedings'],
      verdict: 'contradicts',
    }),
  },
  {
    name: 'the application itself denied',
    area: 'relief',
    put: turn('P9.18', 'no', () => true, {
      topic: 'relief',
      keys: ['p9-18-ever-sought-relief-or-protection-from-removal'],
      verdict: 'contradicts',
    }),
  },
  {
    name: 'harm to others denied',
    area: 'harm',
    put: turn('P9.53.d', 'no', hasSaid('C.3'), {
      topic: 'harm',
      keys: ['p9-53-ever-severely-injured-someone-on-purpose'],
      verdict: 'contradicts',
      also: [
        'p9-53-ever-took-part-in-torture',
        'p9-53-ever-took-part-in-genocide',
        'p9-53-ever-killed-or-tried-to-kill',
      ],
    }),
  },
  {
    name: 'service as a soldier denied',
    area: 'military',
    put: turn('P9.50', 'no', worksAs('Soldier'), {
      topic: 'military',
      keys: ['p9-50-ever-served-in-military-or-police'],
      verdict: 'contradicts',
    }),
  },
  {
    name: 'work in a prison denied',
    area: 'detention',
    put: turn('P9.48', 'no', worksAs('Guard'), {
      topic: 'detention',
      keys: ['p9-48-ever-worked-in-prison-or-detained-people'],
      verdict: 'contradicts',
    }),
  },
  {
    name: 'an earlier entry denied',
    area: 'entry',
    put: turn('P1.13', 'yes', ({ family }) => family.entries.length > 1 && !family.yes.has('C.4'), {
      topic: 'entry',
      keys: [first],
      verdict: 'contradicts',
    }),
  },
  {
    name: 'a return denied',
    area: 'entry',
    put: turn('P1.13', 'yes', hasSaid('C.4'), {
      topic: 'return',
      keys: [first],
      verdict: 'contradicts',
      also: [first],
    }),
  },
];
