import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PaperForm } from '@puente/forms';
import { findFieldByPdfName, listCatalogues } from '@puente/forms/catalogues';
import { boxesOf, type Edition, type RelativeBoxes } from '../../paper/fields.ts';
import type { Paper } from '../../paper/write-paper.ts';
import { createPerson } from '../../people/create-person.ts';
import type { Entry, Person } from '../../people/person.ts';
import type { Family } from './family.ts';
import {
  readDay,
  readKinName,
  readMonth,
  readPlace,
  readState,
  readStay,
  readUnit,
  type TextOf,
} from './read-boxes.ts';
import { toPaperForm } from './write-family-paper.ts';

function findEdition(paper: Paper): Edition {
  const catalogue = listCatalogues('I-589').find((each) =>
    Object.keys(paper).every((name) => findFieldByPdfName(each, name.replaceAll('\\.', '.'))),
  );
  if (!catalogue) throw new Error('the boxes belong to no edition of the I-589');
  return catalogue.edition as Edition;
}

const readRelative = (text: TextOf, boxes: RelativeBoxes, like: Person['mother']) => ({
  name: { family: text(boxes.family), given: text(boxes.given), middle: text(boxes.middle) },
  sex: 'Female' as const,
  born: readDay(text(boxes.born)) ?? { year: 1900, month: 1, day: 1 },
  birthplace: readPlace(text(boxes.birthplace)),
  aNumber: text(boxes.aNumber).replace(/\D/g, ''),
  passport: '',
  ssn: '',
  maritalStatus: 'Single' as const,
  entry: null,
  location: like.birthplace,
  inCourt: false,
  included: false,
});

const readEntries = (text: TextOf, edition: Edition): Entry[] =>
  boxesOf(edition).applicant.entries.flatMap((row) => {
    const date = readDay(text(row.date));
    const [city = '', state = ''] = text(row.place).split(', ');
    return date
      ? [
          {
            date,
            place: `${city}, ${readState(state)}`,
            status: text(row.status),
            expires: readDay(text(row.expires)),
          },
        ]
      : [];
  });

function readHistory(
  text: TextOf,
  edition: Edition,
): Pick<Person, 'staysAbroad' | 'stays' | 'jobs' | 'schools'> {
  const { background } = boxesOf(edition);
  return {
    staysAbroad: background.staysAbroad.flatMap((row) => readStay(text, row)),
    stays: background.stays.flatMap((row) => readStay(text, row)),
    jobs: background.jobs.flatMap((row) => {
      const [employer = '', ...place] = text(row.employer).split(', ');
      const from = readMonth(text(row.from));
      const occupation = text(row.occupation);
      return from
        ? [{ employer, place: place.join(', '), occupation, from, to: readMonth(text(row.to)) }]
        : [];
    }),
    schools: background.schools.flatMap((row) => {
      const [from, to] = [readMonth(text(row.from)), readMonth(text(row.to))];
      const place = readPlace(text(row.place));
      return from && to ? [{ name: text(row.name), type: text(row.type), place, from, to }] : [];
    }),
  };
}

function readResidence(text: TextOf, edition: Edition): Pick<Person, 'residence' | 'mailing'> {
  const { applicant: box } = boxesOf(edition);
  const mailing = {
    street: text(box.mailStreet),
    unit: text(box.mailUnit),
    city: text(box.mailCity),
    state: readState(text(box.mailState)),
    zip: text(box.mailZip),
    careOf: text(box.mailCareOf),
    phone: '',
  };
  const { street, unit } = readUnit(text(box.street));
  return {
    residence: {
      street,
      unit: text(box.unit) || unit,
      city: text(box.city),
      state: readState(text(box.state)),
      zip: text(box.zip),
    },
    mailing: mailing.street ? mailing : null,
  };
}

function readIdentity(text: TextOf, edition: Edition): Partial<Person> {
  const { applicant: box } = boxesOf(edition);
  const otherNames = text(box.otherNames);
  return {
    name: { family: text(box.family), given: text(box.given), middle: text(box.middle) },
    otherNames: otherNames ? otherNames.split(/[,;] /).map(readKinName) : [],
    sex: text(box.male) === 'x' ? 'Male' : 'Female',
    born: readDay(text(box.born)) ?? { year: 1900, month: 1, day: 1 },
    birthplace: readPlace(text(box.birthplace)),
    country: text(box.nationality),
    aNumber: text(box.aNumber).replace(/\D/g, ''),
    ssn: text(box.ssn).replace(/\D/g, ''),
    uscisAccount: text(box.uscisAccount),
    i94: text(box.i94).replace(/[^A-Za-z0-9]/g, ''),
    phone: `${text(box.areaCode)}${text(box.phone)}`.replace(/\D/g, ''),
    passport: {
      country: text(box.passportCountry),
      number: text(box.passportNumber),
      travelDocument: text(box.travelDocument),
      expires: readDay(text(box.passportExpires)),
    },
  };
}

function readPerson(text: TextOf, edition: Edition): Person {
  const boxes = boxesOf(edition);
  const base = createPerson('training');
  const { mother: motherRow, father: fatherRow } = boxes.background;
  const kin = (row: typeof motherRow | typeof fatherRow) => ({
    name: readKinName(text(row.name)),
    birthplace: readPlace(text(row.birthplace)),
    deceased: text(row.deceased) === 'x',
    location: null,
  });
  const [mother, father] = [kin(motherRow), kin(fatherRow)];
  const spouse = readRelative(text, boxes.spouse, mother);
  const married = readDay(text(boxes.spouseMarried));
  const marriedAt = readPlace(text(boxes.spouseMarriedAt));
  const statuses = ['Single', 'Married', 'Divorced', 'Widowed'] as const;
  return {
    ...base,
    ...readIdentity(text, edition),
    ...readResidence(text, edition),
    ...readHistory(text, edition),
    maritalStatus: statuses.find((status) => text(boxes.applicant.marital[status]) === 'x') ?? 'Single',
    entries: readEntries(text, edition),
    spouse: spouse.name.family && married ? { ...spouse, otherName: '', married, marriedAt } : null,
    children: boxes.children
      .map((row) => readRelative(text, row, mother))
      .filter(({ name }) => name.family !== ''),
    mother,
    father,
  };
}

const toFamily = (name: string, person: Person): Family => ({
  name,
  traits: ['training case'],
  person,
  citizenships: [person.country],
  nationality: '',
  foreignPhone: '',
  days: 'never',
  hasJobPlaces: person.jobs.every(({ place }) => place !== ''),
  beyond: {
    marriages: [],
    arrivalPassport: null,
    motherBorn: { year: 1950, month: 1, day: 2 },
    fatherBorn: { year: 1950, month: 1, day: 2 },
    email: 'person@example.org',
    mobile: '7865550100',
    eyes: 'Brown',
    hair: 'Black',
    feet: 5,
    inches: 4,
    pounds: 150,
    childrenApplying: person.children.map(() => false),
  },
});

/** The cases of a folder (NAME.json with the `paper` of each) as facts, taken from the boxes of the I-589 alone. */
export const readTrainingFamilies = (folder: string): { family: Family; paper: PaperForm }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const { paper } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { paper: Paper };
      const edition = findEdition(paper);
      const text: TextOf = (box) => {
        const value = paper[box] ?? '';
        if (value === true) return 'x';
        return /^(n\/?a|none)$/i.test(value) ? '' : value;
      };
      const family = toFamily(file.replace(/\.json$/, ''), readPerson(text, edition));
      return { family, paper: toPaperForm(paper, edition) };
    });
