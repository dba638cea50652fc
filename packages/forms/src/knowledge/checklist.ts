import type { PassageId } from './passages.ts';

export const checklistParts = [
  'first',
  'i485',
  'exam',
  'i765',
  'fees',
  'sign',
  'send',
  'after',
  'help',
] as const;
export type ChecklistPart = (typeof checklistParts)[number];

/** A passage, and those of its sentences that are told. */
export interface ChecklistLine {
  readonly passage: PassageId;
  readonly sentences: readonly string[];
}

const line = (passage: PassageId, ...sentences: readonly string[]): ChecklistLine => ({ passage, sentences });

/** What an asylee gathers for the I-485 and the I-765, part by part; amounts and addresses are not told, but where they stand. */
const lines: Readonly<Record<ChecklistPart, readonly ChecklistLine[]>> = {
  first: [
    line(
      'when-a-lawyer-comes-first',
      'help-lawyer-first',
      'help-lawyer-first-more',
      'help-lawyer-first-family',
    ),
    line('where-edition-stands', 'edition-taken-page'),
  ],
  i485: [
    line('proof-of-asylum', 'proof-of-asylum-papers'),
    line('proof-of-asylum-through-family', 'family-proof-papers'),
    line('proof-of-one-year', 'one-year-papers-when'),
    line('birth-certificate', 'birth-certificate-goes-with'),
    line('papers-that-cannot-be-had', 'other-proof-instead'),
    line('photo-id', 'photo-id-copy'),
    line('two-photos', 'two-photos-size'),
    line('back-of-the-photos', 'back-of-photos'),
    line('marriage-certificate', 'marriage-certificate-goes-with'),
    line('ended-marriage-papers', 'ended-marriage-papers-go-with'),
    line('adoption-papers', 'adoption-papers-go-with'),
    line('police-and-court-records', 'arrest-records-go-with', 'arrest-records-lawyer'),
    line('i602-in-the-packet', 'i602-goes-with'),
    line('translations', 'certified-translation'),
    line('copies-not-originals', 'copies-are-sent'),
  ],
  exam: [
    line('medical-exam-with-i485', 'i693-together'),
    line('civil-surgeon', 'civil-surgeon-page'),
    line('sealed-envelope', 'sealed-envelope-unopened'),
  ],
  i765: [
    line('i765-a5-papers', 'i765-a5-papers-list', 'i765-a5-proof-of-grant'),
    line('i765-c8-papers', 'i765-c8-papers-list', 'i765-c8-proof-of-filing'),
    line('i765-c8-court-papers', 'c8-arrest-court-papers', 'c8-arrest-lawyer'),
    line('i765-renewal-papers', 'i765-renewal-old-card'),
  ],
  fees: [
    line('asylees-pay-for-i485', 'asylees-pay', 'waiver-instead-of-fee'),
    line('a5-first-card-fee', 'a5-first-no-fee', 'a5-later-has-fee'),
    line('waiver-not-with-payment', 'waiver-or-fee-taken'),
    line('pay-by-card-or-bank', 'pay-g1450-g1650'),
    line('one-payment-for-each-form', 'one-payment-form-each'),
  ],
  sign: [
    line('who-signs-and-where', 'applicant-signs-in-part'),
    line('signature-in-ink', 'signature-by-hand-in-ink'),
    line('interpreter-part-of-form', 'interpreter-signs-own-part'),
    line('preparer-part-of-form', 'preparer-signs-even-unpaid', 'preparer-which-parts'),
    line('officer-boxes-stay-empty', 'officer-part-13-empty'),
  ],
  send: [
    line('missing-pages', 'pages-empty-too'),
    line('keep-copies', 'copy-line-on-checklist'),
    line('where-to-send', 'address-links', 'wrong-address-returned'),
    line('a5-own-envelope', 'a5-apart-from-i485'),
  ],
  after: [
    line('biometrics-appointment', 'biometrics-to-expect'),
    line('report-a-move-in-ten-days', 'moved-ten-days', 'moved-ten-days-form'),
  ],
  help: [
    line('free-lawyer-list', 'help-free-list'),
    line('find-accredited-representative', 'help-roster'),
    line('notario-fraud', 'help-notario-advice', 'help-avoid-scams'),
  ],
};

export const checklistLines = (part: ChecklistPart): readonly ChecklistLine[] => lines[part];
