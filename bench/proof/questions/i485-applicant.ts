import { nameRow, prefixed, type Question, under, usAddress, worldAddress } from './question.ts';

const headers = Array.from({ length: 24 }, (_, index) =>
  under(index + 1, 'H/A-Number', '', [
    index === 0
      ? [513, 417, 'A-Number', 'a-number', 'a-number']
      : [515, index === 20 ? 765 : 747, 'A-Number', 'a-number', 'a-number'],
  ]),
).flat();

const whoYouAre: readonly Question[] = [
  ...under(1, '1/1', 'Your Current Legal Name', nameRow('name', 267)),
  ...under(1, '1/2', 'Other Names You Have Used Since Birth', [
    ...nameRow('other-name.1', 183),
    ...prefixed('other-name.2', [
      [147, 165, '', 'family', 'letters'],
      [327, 165, '', 'given', 'letters'],
      [498, 165, '', 'middle', 'letters'],
    ]),
  ]),
  ...under(1, '1/3', 'Date of Birth (mm/dd/yyyy)', [
    [246, 141, 'Date of Birth (mm/dd/yyyy)', 'born', 'date'],
  ]),
  ...under(2, '1/4', 'Do you have an Alien Registration Number', [
    [503, 690, 'Yes', 'has-a-number.yes', 'mark'],
    [545, 690, 'No', 'has-a-number.no', 'mark'],
    [234, 657, 'A-Number (if any)', 'a-number', 'a-number'],
  ]),
  ...under(2, '1/6', 'Sex', [
    [107, 564, 'Male', 'sex.male', 'mark'],
    [155, 564, 'Female', 'sex.female', 'mark'],
  ]),
  ...under(2, '1/7', 'Place of Birth', [
    [189, 513, 'City or Town of Birth', 'birthplace.city', 'words'],
    [450, 513, 'Country of Birth', 'birthplace.country', 'letters'],
  ]),
  ...under(2, '1/8', 'Country of Citizenship or Nationality', [
    [189, 477, 'Country of Citizenship or Nationality', 'citizenship', 'letters'],
  ]),
  ...under(2, '1/9', 'USCIS Online Account Number', [
    [165, 441, 'Account Number (if any)', 'account', 'account'],
  ]),
];

const arrival: readonly Question[] = [
  ...under(2, '1/10', 'Recent Immigration History', [
    [411, 363, 'Number Used at Last Arrival', 'arrival-passport.number', 'words'],
    [402, 339, 'or Travel Document (mm/dd/yyyy)', 'arrival-passport.expires', 'date'],
    [393, 315, 'this Passport or Travel Document', 'arrival-passport.country', 'letters'],
  ]),
  ...under(2, '1/10', 'Place and Date of Last Arrival', [
    [177, 213, 'City or Town', 'arrival.city', 'words'],
    [327, 213, 'State', 'arrival.state', 'state'],
    [432, 213, 'Date of Last Arrival (mm/dd/yyyy)', 'arrival.date', 'date'],
  ]),
  ...under(3, '1/12', 'If you were issued a Form I-94', [
    [344, 633, 'Record Number', 'i94.number', 'i94'],
    [426, 609, 'Shown on Form I-94 (mm/dd/yyyy)', 'i94.expires', 'date-or-ds'],
    [468, 579, 'class of admission', 'i94.status', 'words'],
  ]),
];

const addresses: readonly Question[] = [
  ...under(3, '1/18', 'Current U.S. Physical Address', [
    ...usAddress('home', 345),
    [354, 285, 'at This Address (mm/dd/yyyy)', 'home.since', 'date'],
    [503, 264, 'Yes', 'mail-is-home.yes', 'mark'],
    [545, 264, 'No', 'mail-is-home.no', 'mark'],
  ]),
  ...under(3, '1/18', 'Current Mailing Address', usAddress('mail', 153)),
  ...under(4, '1/18', 'Have you resided at your current address for at least 5 years?', [
    [503, 690, 'Yes', 'home-five-years.yes', 'mark'],
    [545, 690, 'No', 'home-five-years.no', 'mark'],
  ]),
  ...under(4, '1/18', 'Prior Address', [
    [246, 609, 'In Care Of Name (if any)', 'prior-home.care-of', 'words'],
    ...worldAddress('prior-home', 573),
    [216, 459, 'From (mm/dd/yyyy)', 'prior-home.from', 'date'],
    [432, 459, 'To (mm/dd/yyyy)', 'prior-home.to', 'date'],
  ]),
  ...under(4, '1/18', 'Most Recent Address Outside the United States', [
    ...worldAddress('home-abroad', 369),
    [216, 255, 'From (mm/dd/yyyy)', 'home-abroad.from', 'date'],
    [432, 255, 'To (mm/dd/yyyy)', 'home-abroad.to', 'date'],
  ]),
  ...under(4, '1/19', 'Security card to you?', [
    [503, 216, 'Yes', 'has-ssn.yes', 'mark'],
    [545, 216, 'No', 'has-ssn.no', 'mark'],
    [437, 195, 'Social Security Number (SSN)', 'ssn', 'ssn'],
  ]),
];

const contact: readonly Question[] = [
  ...under(22, '10/1', "Applicant's Contact Information, Certification, and Signature", [
    [183, 633, "Applicant's Daytime Telephone Number", 'phone', 'phone'],
    [459, 633, "Applicant's Mobile Telephone Number", 'mobile', 'phone'],
    [183, 597, "Applicant's Email Address", 'email', 'words'],
  ]),
];

/** Parts 1 and 10 of the I-485, edition 01/20/25, and the A-Number over each page. */
export const i485ApplicantQuestions: readonly Question[] = [
  ...headers,
  ...whoYouAre,
  ...arrival,
  ...addresses,
  ...contact,
];
