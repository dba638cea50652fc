import type { SourceCode } from '../../knowledge/sources.ts';

/** What the words on each item of the I-765 rest on, beside the form itself. */
export const i765Sources = {
  'h-header-attorney-box': ['preparer-rule'],
  'h-header-attorney-state-bar-number': ['preparer-rule'],
  'h-header-representative-uscis-online-account-number': ['preparer-rule'],
  'p2-5-u-s-mailing-address': ['address-change'],
  'p2-10-sex': ['sex-policy'],
  'p2-27-eligibility-category-three-parts-in-brackets': ['work-after-grant', 'work-while-pending'],
  'p2-30-c-8-only': ['work-while-pending'],
  'p3-1-reads-and-understands-english': ['perjury-law'],
  'p3-1-interpreter-read-it-in-this-language': ['perjury-law'],
  'p3-2-preparer-prepared-it-at-my-request': ['preparer-rule'],
  'p3-7-applicant-signature-and-date': ['signature-rule', 'pasted-signature-rule', 'perjury-law'],
  'p4-certification-language-interpreted': ['perjury-law'],
  'p4-7-interpreter-signature-and-date': ['signature-rule', 'pasted-signature-rule', 'perjury-law'],
  'p5-1-preparer-name-and-organisation': ['preparer-rule'],
  'p5-7-preparer-is-not-is-attorney-extends-or-not': ['preparer-rule'],
  'p5-8-preparer-signature-and-date': [
    'signature-rule',
    'pasted-signature-rule',
    'preparer-rule',
    'perjury-law',
  ],
  'p6-7-entry-5': ['signature-rule'],
} as const satisfies Readonly<Record<string, readonly SourceCode[]>>;
