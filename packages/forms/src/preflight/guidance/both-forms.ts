import { factsOf } from './fact.ts';

const facts = factsOf<unknown>();

/** Facts that hold for either form. */
export const signBoth = facts([
  {
    code: 'signed-in-ink',
    source: { named: '8 CFR 103.2(a)(2)' },
    sure: 'reported',
  },
]);

export const payBoth = facts([
  {
    code: 'payment-by-card-or-account',
    source: { told: 'reports-of-the-announcement' },
    sure: 'reported',
  },
]);

export const printBoth = facts([
  {
    code: 'black-ink',
    source: { told: 'page-1' },
    sure: 'form',
  },
  {
    code: 'every-page',
    source: { named: '8 CFR 103.2(a)(1)' },
    sure: 'reported',
  },
]);
