import { prefixed, type Question, under } from './question.ts';

const names = (prefix: string, item: string, x: number, y: number) =>
  prefixed(prefix, [
    [x, y, `${item}.a.`, 'family', 'letters'],
    [x, y - 24, `${item}.b.`, 'given', 'letters'],
    [x, y - 48, `${item}.c.`, 'middle', 'letters'],
  ]);

/** `items`: the letters printed before street, unit, city, state and ZIP. */
const address = (prefix: string, y: number, items: readonly [string, string, string, string, string]) =>
  prefixed(prefix, [
    [210, y, items[0], 'street', 'words'],
    [65, y - 24, 'Apt.', 'apt', 'mark'],
    [107, y - 24, 'Ste.', 'ste', 'mark'],
    [149, y - 24, 'Flr.', 'flr', 'mark'],
    [240, y - 24, items[1], 'unit', 'words'],
    [210, y - 48, items[2], 'city', 'words'],
    [102, y - 72, items[3], 'state', 'state'],
    [243, y - 72, items[4], 'zip', 'zip'],
  ]);

const applicant: readonly Question[] = [
  ...under(1, '2/1', 'Your Full Legal Name', names('name', '1', 207, 141)),
  ...under(1, '2/2', 'Other Names Used', [
    ...names('other-name.1', '2', 489, 375),
    ...names('other-name.2', '3', 489, 297),
    ...names('other-name.3', '4', 489, 219),
  ]),
  ...under(2, '2/5', 'Your U.S. Mailing Address', [
    [177, 663, 'In Care Of Name (if any)', 'mail.care-of', 'words'],
    ...address('mail', 639, ['5.b.', '5.c.', '5.d.', '5.e.', '5.f.']),
  ]),
  ...under(2, '2/6', 'Is your current mailing address the same', [
    [223, 519, 'Yes', 'mail-is-home.yes', 'mark'],
    [265, 519, 'No', 'mail-is-home.no', 'mark'],
  ]),
  ...under(2, '2/7', 'U.S. Physical Address', address('home', 435, ['7.a.', '7.b.', '7.c.', '7.d.', '7.e.'])),
  ...under(2, '2/8', 'Other Information', [
    [511, 693, 'A-Number', 'a-number', 'a-number'],
    [489, 657, 'Account Number (if any)', 'account', 'account'],
    [485, 633, 'Male', 'sex.male', 'mark'],
    [533, 633, 'Female', 'sex.female', 'mark'],
    [347, 597, 'Single', 'marital-status.single', 'mark'],
    [401, 597, 'Married', 'marital-status.married', 'mark'],
    [461, 597, 'Divorced', 'marital-status.divorced', 'mark'],
    [527, 597, 'Widowed', 'marital-status.widowed', 'mark'],
    [511, 525, '(SSN) (if known)', 'ssn', 'ssn'],
  ]),
  ...under(2, '2/14', 'Your Country or Countries of Citizenship', [
    [459, 405, 'Country', 'citizenship.1', 'letters'],
    [459, 369, 'Country', 'citizenship.2', 'letters'],
  ]),
  ...under(3, '2/15', 'Place of Birth', [
    [177, 633, 'City/Town/Village of Birth', 'birthplace.city', 'words'],
    [177, 597, 'State/Province of Birth', 'birthplace.province', 'words'],
    [177, 561, 'Country of Birth', 'birthplace.country', 'letters'],
    [252, 537, 'Date of Birth (mm/dd/yyyy)', 'born', 'date'],
  ]),
];

const arrival: readonly Question[] = [
  ...under(3, '2/17', 'Information About Your Last Arrival', [
    [212, 453, 'Record Number (if any)', 'i94.number', 'i94'],
    [177, 417, 'Your Most Recently Issued Passport', 'newest-passport.number', 'words'],
    [177, 381, 'Travel Document Number (if any)', 'travel-document', 'words'],
    [177, 345, 'Country That Issued Your Passport or Travel Document', 'newest-passport.country', 'letters'],
    [246, 309, '(mm/dd/yyyy)', 'newest-passport.expires', 'date'],
    [246, 273, '(mm/dd/yyyy)', 'arrival.date', 'date'],
    [177, 237, 'Place of Your Last Arrival', 'arrival.place', 'words'],
    [177, 189, 'F-1 student, or no status', 'arrival.status', 'words'],
    [177, 129, 'status or category)', 'current-status', 'words'],
  ]),
  ...under(3, '2/27', 'Information About Your Eligibility Category', [
    [486, 645, '(', 'category.1', 'words'],
    [522, 645, '(', 'category.2', 'words'],
    [558, 645, '(', 'category.3', 'words'],
  ]),
  ...under(4, '3/3', "Applicant's Contact Information", [
    [177, 345, "Applicant's Daytime Telephone Number", 'phone', 'phone'],
    [177, 309, "Applicant's Mobile Telephone Number", 'mobile', 'phone'],
    [177, 273, "Applicant's Email Address", 'email', 'words'],
  ]),
];

const head: readonly Question[] = under(7, '6/1', 'Part 6. Additional Information', [
  ...names('name', '1', 207, 603),
  [230, 531, 'A-Number (if any)', 'a-number', 'a-number'],
]);

/** The boxes of the I-765, edition 08/21/25, that an I-589 or its applicant can answer. */
export const i765Questions: readonly Question[] = [...applicant, ...arrival, ...head];
