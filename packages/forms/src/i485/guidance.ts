import { factsOf } from '../preflight/guidance/fact.ts';
import type { I485FormData } from './data.ts';

const facts = factsOf<I485FormData>();

const manual = 'USCIS Policy Manual, Volume 7, Part M, chapter 4';
const wasMarried = ({ marital_history: marriage }: I485FormData) =>
  (marriage.current_marital_status !== '' && marriage.current_marital_status !== 'Single') ||
  marriage.prior_marriages.length > 0;
const hasChildren = ({ children }: I485FormData) => children.length > 0;

/** What goes with the I-485 of a person who was granted asylum. */
export const attachI485 = facts([
  {
    code: 'proof-of-asylum',
    source: { named: manual },
    sure: 'official',
  },
  {
    code: 'proof-of-one-year',
    source: { named: `${manual}; Policy Alert PA-2023-01` },
    sure: 'reported',
  },
  {
    code: 'birth-certificate',
    source: { named: '8 CFR 103.2(b)(2) and (b)(3)' },
    sure: 'unverified',
  },
  {
    code: 'two-photos',
    source: { told: 'law-firms-and-guides' },
    sure: 'reported',
  },
  {
    code: 'identity-document',
    source: { told: 'law-firms-and-guides' },
    sure: 'reported',
  },
  {
    code: 'medical-examination',
    source: { told: 'reports-of-the-announcement' },
    sure: 'reported',
  },
  {
    code: 'marriage-certificates',
    source: { told: 'usual' },
    sure: 'unverified',
    when: wasMarried,
  },
  {
    code: 'adoption-papers',
    source: { told: 'manual-and-usual' },
    sure: 'unverified',
    when: hasChildren,
  },
  {
    code: 'police-and-court-records',
    source: { told: 'part-9-and-usual' },
    sure: 'unverified',
  },
  {
    code: 'waiver-of-inadmissibility',
    source: { named: '8 CFR 209.2(b)' },
    sure: 'official',
  },
]);

export const payI485 = facts([
  {
    code: 'fee-waiver',
    source: { named: '8 CFR 106.3; USCIS Policy Manual, Volume 1, Part B, chapter 4' },
    sure: 'official',
  },
]);
