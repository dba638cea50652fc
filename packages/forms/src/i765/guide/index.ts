import type { FormGuide } from '../../guide/form-guide.ts';
import { i765Sources } from './sources.ts';

/** The guide to the I-765, edition 08/21/25. */
export const i765Guide: FormGuide = {
  audiences: [
    ['H.*', 'representative'],
    ['P2.26.*', 'students'],
    ['P2.28.*', 'students'],
    ['P2.29.*', 'h1b-families'],
    ['P2.30.*', 'asylum-pending'],
    ['P2.31.*', 'employment-petition'],
    ['P3.6.*', 'settlement'],
    ['P4.*', 'interpreter'],
    ['P5.*', 'preparer'],
  ],
  opens: [],
  referrals: [
    ['P2.30.yes', 'arrest'],
    ['P2.31.b.yes', 'arrest'],
  ],
  sources: i765Sources,
};
