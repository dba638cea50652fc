import { inventPaper } from '../../drafting/testing/invented-paper.ts';
import type { PaperForm } from '../../reading.ts';
import type { Family, Job, Stay } from './families.ts';
import { dateStyles } from './paper-dates.ts';

type Boxes = Record<string, string | true>;

function styleOf({ style }: Family) {
  const found = dateStyles[style];
  if (!found) throw new Error(`no style ${style}`);
  return found;
}

/** Countries are not always written alike on one paper. */
const countryOf = (family: Family, at: number): string =>
  family.origin.spellings[at % family.origin.spellings.length] ?? family.origin.country;

const bornIn = (family: Family, town: string, at: number): string => `${town}, ${countryOf(family, at)}`;

function writeApplicant(family: Family): Boxes {
  const { applicant, here, entries, court, status, isWoman } = family;
  const [home] = here;
  const { day } = styleOf(family);
  return {
    'A.I.1.a-number': 'A 217-345-678',
    'A.I.4.last-name': applicant.name.family,
    'A.I.5.first-name': applicant.name.given,
    'A.I.6.middle-name': applicant.name.middle || 'N/A',
    'A.I.7.other-names': family.otherNames.join('; ') || 'None',
    ...(home && {
      'A.I.8.street': home.street,
      'A.I.8.apt-number': home.unit || 'N/A',
      'A.I.8.city': home.town,
      'A.I.8.state': home.provinceOnPaper,
      'A.I.8.zip-code': home.zip,
    }),
    [`A.I.10.${isWoman ? 'female' : 'male'}`]: true,
    [`A.I.11.${status}`]: true,
    'A.I.12.date-of-birth': day(applicant.born),
    'A.I.13.place-of-birth': bornIn(family, applicant.town, 0),
    'A.I.14.nationality': family.origin.nationality,
    [`A.I.18.${court}`]: true,
    ...Object.fromEntries(
      entries.flatMap((entry, index) => [
        [`A.I.19.c.row-${index + 1}.date`, day(entry.day)],
        [`A.I.19.c.row-${index + 1}.place`, entry.place],
        [`A.I.19.c.row-${index + 1}.status`, entry.status],
      ]),
    ),
    'A.I.19.b.i94-number': '123456789A1',
    'D.signature-date': day(family.signed),
  };
}

function writeSpouse(family: Family): Boxes {
  const { spouse } = family;
  if (!spouse) return { 'A.II.not-married': true };
  const { day } = styleOf(family);
  return {
    'A.II.spouse.last-name': spouse.name.family,
    'A.II.spouse.first-name': spouse.name.given,
    ...(spouse.name.middle && { 'A.II.spouse.middle-name': spouse.name.middle }),
    'A.II.spouse.date-of-birth': day(spouse.born),
    'A.II.spouse.date-of-marriage': day(spouse.married),
    'A.II.spouse.place-of-marriage': bornIn(family, spouse.town, 1),
    'A.II.spouse.place-of-birth': bornIn(family, spouse.town, 2),
  };
}

function writeChildren(family: Family): Boxes {
  const { children } = family;
  const { day } = styleOf(family);
  const rows = children.flatMap(({ name, born, town }, index) => {
    const slot = index < 4 ? `A.II.child-${index + 1}` : `S-A.child-${index + 1}`;
    return [
      [`${slot}.last-name`, name.family],
      [`${slot}.first-name`, name.given],
      [`${slot}.date-of-birth`, day(born)],
      [`${slot}.place-of-birth`, bornIn(family, town, index)],
    ] as const;
  });
  return {
    [`A.II.children.${children.length === 0 ? 'none' : 'some'}`]: true,
    ...(children.length > 0 && { 'A.II.children.total': String(children.length) }),
    ...Object.fromEntries(rows),
  };
}

function writeStay(family: Family, row: string, stay: Stay, at: number): Boxes {
  const { month } = styleOf(family);
  const street = stay.unit === '' ? stay.street : `${stay.street} Apt ${stay.unit}`;
  return {
    [`${row}.street`]: street,
    [`${row}.city`]: stay.town,
    ...(stay.provinceOnPaper && { [`${row}.province`]: stay.provinceOnPaper }),
    [`${row}.country`]:
      stay.country === family.origin.country
        ? countryOf(family, at)
        : stay.country === 'USA'
          ? (['USA', 'United States', 'U.S.A.'][at % 3] ?? 'USA')
          : stay.country,
    [`${row}.from`]: month(stay.from),
    [`${row}.to`]: stay.to ? month(stay.to) : (['Present', 'now', 'Presente'][at % 3] ?? 'Present'),
  };
}

function writeJob(family: Family, row: string, { employer, occupation, place, from, to }: Job): Boxes {
  const { month } = styleOf(family);
  return {
    [`${row}.employer`]: `${employer}, ${place}`,
    [`${row}.occupation`]: occupation,
    [`${row}.from`]: month(from),
    [`${row}.to`]: to ? month(to) : 'Present',
  };
}

function writeRows(family: Family): Boxes {
  const { abroad, here, jobs } = family;
  // Some list the home abroad among the homes of five years as well.
  const listed = family.style % 2 === 0 ? [...here, ...abroad] : here;
  return Object.assign(
    {},
    ...abroad.map((stay, index) => writeStay(family, `A.III.1.row-${index + 1}`, stay, index)),
    ...listed
      .slice(0, 5)
      .map((stay, index) => writeStay(family, `A.III.2.row-${index + 1}`, stay, index + 1)),
    ...jobs.map((job, index) => writeJob(family, `A.III.4.row-${index + 1}`, job)),
  );
}

function writeParents(family: Family): Boxes {
  const toLine = ({ given, middle, family: last }: Family['mother']['name']) =>
    [given, middle, last].filter((part) => part !== '').join(' ');
  return {
    'A.III.5.mother.full-name': toLine(family.mother.name),
    'A.III.5.mother.place-of-birth': bornIn(family, family.mother.town, 1),
    'A.III.5.father.full-name': `${family.father.name.family}, ${family.father.name.given}`,
    'A.III.5.father.place-of-birth': bornIn(family, family.father.town, 2),
  };
}

const writeQuestions = ({ yes }: Family): Boxes =>
  Object.fromEntries(
    (['B.2', 'B.3.A', 'C.1', 'C.2.A', 'C.3', 'C.4', 'C.6'] as const).map((question) => [
      `${question}.${yes.has(question) ? 'yes' : 'no'}`,
      true,
    ]),
  );

/** What the family told, as the I-589 is read. `unclear`: ids of boxes with ink that nobody can read. */
export const toPaper = (family: Family, unclear: readonly string[] = []): PaperForm =>
  inventPaper(
    {
      ...writeApplicant(family),
      ...writeSpouse(family),
      ...writeChildren(family),
      ...writeRows(family),
      ...writeParents(family),
      ...writeQuestions(family),
    },
    { unclear },
  );
