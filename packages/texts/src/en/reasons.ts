import type { WithheldReason } from '@puente/contract';

/** Why an answer is not on the form. */
export const texts = {
  'a-number-format': 'An A-Number has seven to nine digits.',
  'ssn-format': 'A Social Security number has nine digits.',
  'ssn-start':
    'No Social Security number starts with 000, 666 or 9. A number starting with 9 is a tax number.',
  'uscis-account-format': 'A USCIS online account number has 12 characters.',
  'i94-format': 'An I-94 number has 11 letters and digits.',
  'zip-format': 'A U.S. ZIP code has five digits.',
  'phone-format': 'The box takes a U.S. phone number of ten digits. Other numbers do not fit.',
  'sevis-format': 'A SEVIS number is N and ten digits.',
  'weight-format': 'The weight in pounds has at most three digits and no fraction.',
  'not-on-i94':
    'The form asks here for the status printed on your Form I-94. This is not a status that an I-94 shows.',
  'not-latin': 'The form takes Latin letters only. Write this as your passport spells it in Latin letters.',
  'no-value': 'This is not an answer for this box. Leave it empty or type the answer.',
  'school-level':
    'This says what kind of school it was. The form asks here for your occupation at that time: write it if you had one.',
  'no-box': 'This edition of the form has no box for it.',
  'which-passport':
    'The form asks for the passport or travel document used at your last arrival. Is this the passport you arrived with? Answer this in the review.',
  'other-passport': 'The form asks for one passport. You answered that you arrived with the other one.',
  state: 'This box is a list of U.S. states and territories, and this is not one of them.',
  feet: 'The list of this box goes from 2 to 8 feet.',
  inches: 'The list of this box goes from 0 to 11 inches.',
  separated:
    "The form has 'legally separated' and 'married'. Tick the one that is true. If you only live apart, that is 'married'.",
  'name-in-one-line':
    'The name of a child or a former spouse is in one line. The form has three boxes for it: family name, given name and middle name. We wrote nothing there. In the review, type which words go in which box.',
  'spouse-not-current':
    'Part 6, items 4 to 10, ask for a current spouse. Your marital status says that you have none now, so we left this spouse out. Is this a former marriage? The form asks for those in items 11 to 18.',
  'spouse-status-open':
    'Part 6, items 4 to 10, ask for a current spouse. Your marital status is not answered, so this spouse is left out until you answer it. A former marriage goes in items 11 to 18.',
  'filing-category': 'The filing category is a legal choice. Tick it yourself, in Part 2.',
  'eligibility-category': 'Write the category like (c)(8) or (c)(3)(C).',
  'answered-in-review':
    'Your answers in the review fill this box. What you answered here in the guide is not used.',
  'by-hand': 'This is written by hand on the printed form.',
  'not-yes': 'You explained this, but the question is not answered with Yes now.',
} as const satisfies Record<WithheldReason, string>;
