import { nameRow, prefixed, type Question, under, worldAddress } from './question.ts';

const work: readonly Question[] = [
  ...under(8, '4/7', 'Provide ALL of your employment and educational history', [
    [189, 171, 'Employer or School (current or most recent)', 'job.kind', 'letters'],
    [450, 171, 'Name of Employer, Company, or School', 'job.name', 'letters'],
    [318, 135, 'Your Occupation', 'job.occupation', 'letters'],
  ]),
  ...under(9, '4/7', 'Address of Employer, Company, or School', [
    ...worldAddress('job', 657),
    [216, 543, 'From (mm/dd/yyyy)', 'job.from', 'date'],
    [432, 543, 'To (mm/dd/yyyy)', 'job.to', 'end-date'],
  ]),
  ...under(9, '4/8', 'Provide your most recent employer or school outside of the United States', [
    [189, 453, 'Name of Employer, Company, or School', 'job-abroad.name', 'letters'],
    [450, 453, 'Your Occupation', 'job-abroad.occupation', 'letters'],
    ...worldAddress('job-abroad', 399),
    [216, 285, 'From (mm/dd/yyyy)', 'job-abroad.from', 'date'],
    [432, 285, 'To (mm/dd/yyyy)', 'job-abroad.to', 'end-date'],
  ]),
];

const parents: readonly Question[] = [
  ...under(9, '5/1', "Parent 1's Legal Name", nameRow('parent.1', 129)),
  ...under(9, '5/3', "Parent 1's Name at Birth", [
    [252, 51, 'Date of Birth (mm/dd/yyyy)', 'parent.1.born', 'date'],
  ]),
  ...under(10, '5/4', 'Country of Birth', [
    [186, 675, 'Country of Birth', 'parent.1.birth-country', 'letters'],
  ]),
  ...under(10, '5/5', "Parent 2's Legal Name", nameRow('parent.2', 591)),
  ...under(10, '5/7', "Parent 2's Name at Birth", [
    [252, 513, 'Date of Birth (mm/dd/yyyy)', 'parent.2.born', 'date'],
    [186, 477, 'Country of Birth', 'parent.2.birth-country', 'letters'],
  ]),
];

const marriages: readonly Question[] = [
  ...under(10, '6/1', 'What is your current marital status?', [
    [65, 402, 'Single, Never Married', 'marital-status.single', 'mark'],
    [179, 402, 'Married', 'marital-status.married', 'mark'],
    [233, 402, 'Divorced', 'marital-status.divorced', 'mark'],
    [293, 402, 'Widowed', 'marital-status.widowed', 'mark'],
  ]),
  ...under(10, '6/4', "Current Spouse's Legal Name", nameRow('spouse', 267)),
  ...under(10, '6/5', "Current Spouse's A-Number", [
    [156, 231, "Spouse's A-Number (if any)", 'spouse.a-number', 'a-number'],
    [384, 231, '(mm/dd/yyyy)', 'spouse.born', 'date'],
  ]),
  ...under(10, '6/7', "Current Spouse's Country of Birth", [
    [171, 195, "Spouse's Country of Birth", 'spouse.birth-country', 'letters'],
  ]),
  ...under(11, '6/9', 'Place of Marriage to Current Spouse', [
    [189, 657, 'City or Town', 'wedding.city', 'words'],
    [450, 657, 'State or Province', 'wedding.state', 'words'],
    [189, 621, 'Country', 'wedding.country', 'letters'],
    [336, 597, 'to Current Spouse (mm/dd/yyyy)', 'wedding.date', 'date'],
  ]),
  ...under(11, '6/11', "Prior Spouse's Legal Name", nameRow('former-spouse', 495)),
  ...under(11, '6/16', 'Place of Marriage to Prior Spouse', [
    [189, 357, 'City or Town', 'former-wedding.city', 'words'],
    [450, 357, 'State or Province', 'former-wedding.state', 'words'],
    [189, 321, 'Country', 'former-wedding.country', 'letters'],
  ]),
  ...under(11, '6/17', 'Place Where Marriage with Prior Spouse Legally Ended', [
    [396, 207, 'Legally Ended (mm/dd/yyyy)', 'former-marriage.ended', 'date'],
  ]),
  ...under(11, '6/18', 'How Marriage Ended with Prior Spouse', [
    [65, 165, 'Annulled', 'former-marriage.annulled', 'mark'],
    [125, 165, 'Divorced', 'former-marriage.divorced', 'mark'],
    [185, 165, 'Spouse Deceased', 'former-marriage.death', 'mark'],
    [275, 165, 'Other (Explain)', 'former-marriage.other', 'mark'],
  ]),
];

const child = (n: 1 | 2, y: number): Question[] =>
  under(12, `7/${n + 1}`, `Child ${n}`, [
    ...nameRow(`child.${n}`, y),
    ...prefixed(`child.${n}`, [
      [233, y - 24, 'A-Number (if any)', 'a-number', 'a-number'],
      [492, y - 24, 'Date of Birth (mm/dd/yyyy)', 'born', 'date'],
      [186, y - 60, 'Country of Birth', 'birth-country', 'letters'],
      [503, y - 117, 'Yes', 'applying.yes', 'mark'],
      [545, y - 117, 'No', 'applying.no', 'mark'],
    ]),
  ]);

const body: readonly Question[] = [
  ...under(13, '8/1', 'Ethnicity', [
    [65, 672, 'Hispanic or Latino', 'ethnicity.hispanic', 'mark'],
    [161, 672, 'Not Hispanic or Latino', 'ethnicity.not-hispanic', 'mark'],
  ]),
  ...under(13, '8/2', 'Race', [
    [65, 636, 'American Indian or Alaska Native', 'race.american-indian', 'mark'],
    [227, 636, 'Asian', 'race.asian', 'mark'],
    [275, 636, 'Black or African American', 'race.black', 'mark'],
    [65, 618, 'Native Hawaiian or Other Pacific Islander', 'race.islander', 'mark'],
    [257, 618, 'White', 'race.white', 'mark'],
  ]),
  ...under(13, '8/3', 'Height', [
    [135, 597, 'Feet', 'height.feet', 'digits'],
    [201, 597, 'Inches', 'height.inches', 'digits'],
    [330, 597, 'Pounds', 'weight.1', 'digits'],
    [348, 597, 'Pounds', 'weight.2', 'digits'],
    [366, 597, 'Pounds', 'weight.3', 'digits'],
  ]),
  ...under(13, '8/5', 'Eye Color', [
    [65, 558, 'Black', 'eyes.black', 'mark'],
    [143, 558, 'Blue', 'eyes.blue', 'mark'],
    [191, 558, 'Brown', 'eyes.brown', 'mark'],
    [245, 558, 'Gray', 'eyes.gray', 'mark'],
    [299, 558, 'Green', 'eyes.green', 'mark'],
    [347, 558, 'Hazel', 'eyes.hazel', 'mark'],
  ]),
  ...under(13, '8/6', 'Hair Color', [
    [65, 522, 'Bald (No hair)', 'hair.bald', 'mark'],
    [143, 522, 'Black', 'hair.black', 'mark'],
    [191, 522, 'Blond', 'hair.blond', 'mark'],
    [245, 522, 'Brown', 'hair.brown', 'mark'],
    [299, 522, 'Gray', 'hair.gray', 'mark'],
    [347, 522, 'Red', 'hair.red', 'mark'],
  ]),
];

/** Parts 4 to 8 of the I-485, edition 01/20/25. */
export const i485FamilyQuestions: readonly Question[] = [
  ...work,
  ...parents,
  ...marriages,
  ...child(1, 543),
  ...child(2, 357),
  ...body,
];
