import type { CityCountry, Day, Kin, Person, PersonName, Relative, Stay } from '../people/person.ts';
import { stateNames } from '../people/us-places.ts';
import type { Random } from '../random.ts';
import type { AddressRow, Boxes, RelativeBoxes } from './fields.ts';
import { type Habits, writeANumber, writeDay, writeMonth, writePhone, writeSsn } from './habits.ts';

/** What stands on the paper, by full AcroForm name: text as written, `true` for a marked box. */
export type Paper = Record<string, string | true>;

class Writer {
  readonly paper: Paper = {};
  constructor(
    readonly habits: Habits,
    private readonly random: Random,
  ) {}

  mark(box: string): void {
    if (box) this.paper[box] = true;
  }
  text(box: string, value: string): void {
    if (box && value) this.paper[box] = this.habits.upper ? value.toUpperCase() : value;
  }
  /** A box that people often answer with N/A when they have nothing to say. */
  optional(box: string, value: string): void {
    const absent = this.random.chance(this.habits.absentShare) ? this.habits.absent : '';
    this.text(box, value || absent);
  }
  day(box: string, value: Day | null): void {
    if (value) this.text(box, writeDay(value, this.habits.date));
  }
  place(box: string, value: CityCountry | null): void {
    if (value) this.text(box, `${value.city}${this.habits.placeJoin}${value.country}`);
  }
  aNumber(box: string, digits: string): void {
    this.optional(box, digits && writeANumber(digits, this.habits.aNumber));
  }
  ssn(box: string, digits: string): void {
    this.optional(box, digits && writeSsn(digits, this.habits.ssn));
  }
  state(box: string, code: string): void {
    this.text(box, this.habits.state === 'name' ? (stateNames[code] ?? code) : code);
  }
}

export const fullName = (name: PersonName): string =>
  [name.given, name.middle, name.family].filter(Boolean).join(' ');

function writeApplicant(writer: Writer, person: Person, boxes: Boxes['applicant']): void {
  writer.aNumber(boxes.aNumber, person.aNumber);
  writer.ssn(boxes.ssn, person.ssn);
  writer.optional(boxes.uscisAccount, person.uscisAccount);
  writer.text(boxes.family, person.name.family);
  writer.text(boxes.given, person.name.given);
  writer.optional(boxes.middle, person.name.middle);
  writer.optional(boxes.otherNames, person.otherNames.map(fullName).join(', '));
  writer.text(boxes.street, person.residence.street);
  writer.optional(boxes.unit, person.residence.unit);
  writer.text(boxes.city, person.residence.city);
  writer.state(boxes.state, person.residence.state);
  writer.text(boxes.zip, person.residence.zip);
  writer.text(boxes.areaCode, person.phone.slice(0, 3));
  writer.text(boxes.phone, person.phone && writePhone(person.phone.slice(3), writer.habits.phone));
  writer.mark(person.sex === 'Male' ? boxes.male : boxes.female);
  writer.mark(boxes.marital[person.maritalStatus]);
  writer.day(boxes.born, person.born);
  writer.place(boxes.birthplace, person.birthplace);
  const nationality = writer.habits.nationality === 'country' ? person.country : person.demonym;
  writer.text(boxes.nationality, nationality);
  writer.text(boxes.birthNationality, nationality);
  writer.text(boxes.ethnicity, person.ethnicity);
  writer.text(boxes.religion, person.religion);
  writer.mark(boxes.court[person.court]);
  writer.text(boxes.language, person.language);
  writer.mark(person.speaksEnglish ? boxes.englishYes : boxes.englishNo);
  writer.optional(boxes.otherLanguages, person.otherLanguages);
}

function writeMailing(writer: Writer, person: Person, boxes: Boxes['applicant']): void {
  const mail = person.mailing;
  if (!mail) {
    writer.optional(boxes.mailStreet, '');
    return;
  }
  writer.optional(boxes.mailCareOf, mail.careOf);
  writer.text(boxes.mailAreaCode, mail.phone.slice(0, 3));
  writer.text(boxes.mailPhone, mail.phone && writePhone(mail.phone.slice(3), writer.habits.phone));
  writer.text(boxes.mailStreet, mail.street);
  writer.optional(boxes.mailUnit, mail.unit);
  writer.text(boxes.mailCity, mail.city);
  writer.state(boxes.mailState, mail.state);
  writer.text(boxes.mailZip, mail.zip);
}

function writeTravel(writer: Writer, person: Person, boxes: Boxes['applicant']): void {
  writer.day(boxes.leftCountry, person.leftCountry);
  writer.optional(boxes.i94, person.i94);
  person.entries.forEach((entry, index) => {
    const row = boxes.entries[index];
    if (!row) return;
    writer.day(row.date, entry.date);
    writer.text(row.place, entry.place);
    writer.text(row.status, entry.status);
    writer.day(row.expires, entry.expires);
  });
  writer.optional(boxes.passportCountry, person.passport.country);
  writer.optional(boxes.passportNumber, person.passport.number);
  writer.optional(boxes.travelDocument, person.passport.travelDocument);
  writer.day(boxes.passportExpires, person.passport.expires);
}

function writeRelative(writer: Writer, relative: Relative, boxes: RelativeBoxes, person: Person): void {
  writer.aNumber(boxes.aNumber, relative.aNumber);
  writer.optional(boxes.passport, relative.passport);
  writer.text(boxes.maritalStatus, relative.maritalStatus);
  writer.ssn(boxes.ssn, relative.ssn);
  writer.text(boxes.family, relative.name.family);
  writer.text(boxes.given, relative.name.given);
  writer.optional(boxes.middle, relative.name.middle);
  writer.day(boxes.born, relative.born);
  writer.place(boxes.birthplace, relative.birthplace);
  writer.text(boxes.nationality, person.demonym);
  writer.text(boxes.ethnicity, person.ethnicity);
  writer.mark(relative.sex === 'Male' ? boxes.male : boxes.female);
  writer.mark(relative.entry ? boxes.inUs : boxes.notInUs);
  if (!relative.entry) {
    writer.place(boxes.location, relative.location);
    return;
  }
  writer.text(boxes.entryPlace, relative.entry.place);
  writer.day(boxes.entryDate, relative.entry.date);
  writer.optional(boxes.i94, relative.entry.i94);
  writer.text(boxes.entryStatus, relative.entry.status);
  writer.text(boxes.currentStatus, relative.entry.currentStatus);
  writer.day(boxes.stayExpires, relative.entry.expires);
  writer.mark(relative.inCourt ? boxes.courtYes : boxes.courtNo);
  writer.mark(relative.included ? boxes.includeYes : boxes.includeNo);
}

function writeFamily(writer: Writer, person: Person, boxes: Boxes): void {
  const { spouse } = person;
  if (spouse) {
    writeRelative(writer, spouse, boxes.spouse, person);
    writer.optional(boxes.spouseOtherName, spouse.otherName);
    writer.day(boxes.spouseMarried, spouse.married);
    writer.place(boxes.spouseMarriedAt, spouse.marriedAt);
  } else writer.mark(boxes.notMarried);
  writer.mark(person.children.length > 0 ? boxes.hasChildren : boxes.noChildren);
  if (person.children.length > 0) writer.text(boxes.childCount, String(person.children.length));
  person.children.forEach((child, index) => {
    const row = boxes.children[index];
    if (row) writeRelative(writer, child, row, person);
  });
  if (person.children.length > 4) {
    writer.aNumber(boxes.supplementA.aNumber, person.aNumber);
    writer.text(boxes.supplementA.name, fullName(person.name));
  }
}

function writeStay(writer: Writer, stay: Stay, row: AddressRow | undefined): void {
  if (!row) return;
  const usa = stay.country === 'USA';
  writer.text(row.street, stay.unit ? `${stay.street}${writer.habits.unit}${stay.unit}` : stay.street);
  writer.text(row.city, stay.city);
  if (usa) writer.state(row.state, stay.state);
  else writer.text(row.state, stay.state);
  writer.text(row.country, usa ? writer.habits.usa : stay.country);
  writer.text(row.from, writeMonth(stay.from, writer.habits));
  writer.text(row.to, writeMonth(stay.to, writer.habits));
}

function writeKin(writer: Writer, kin: Kin, row: Boxes['background']['mother'] | undefined): void {
  if (!row) return;
  writer.text(row.name, fullName(kin.name));
  writer.place(row.birthplace, kin.birthplace);
  if (kin.deceased) writer.mark(row.deceased);
  writer.place(row.location, kin.location);
}

function writeBackground(writer: Writer, person: Person, boxes: Boxes['background']): void {
  person.staysAbroad.forEach((stay, index) => {
    writeStay(writer, stay, boxes.staysAbroad[index]);
  });
  person.stays.forEach((stay, index) => {
    writeStay(writer, stay, boxes.stays[index]);
  });
  person.schools.forEach((school, index) => {
    const row = boxes.schools[index];
    if (!row) return;
    writer.text(row.name, school.name);
    writer.text(row.type, school.type);
    writer.place(row.place, school.place);
    writer.text(row.from, writeMonth(school.from, writer.habits));
    writer.text(row.to, writeMonth(school.to, writer.habits));
  });
  person.jobs.forEach((job, index) => {
    const row = boxes.jobs[index];
    if (!row) return;
    writer.text(row.employer, writer.habits.jobPlace ? `${job.employer}, ${job.place}` : job.employer);
    writer.text(row.occupation, job.occupation);
    writer.text(row.from, writeMonth(job.from, writer.habits));
    writer.text(row.to, writeMonth(job.to, writer.habits));
  });
  writeKin(writer, person.mother, boxes.mother);
  writeKin(writer, person.father, boxes.father);
  person.siblings.forEach((kin, index) => {
    writeKin(writer, kin, boxes.siblings[index] as Boxes['background']['mother'] | undefined);
  });
}

function writeClaim(writer: Writer, person: Person, boxes: Boxes, random: Random): void {
  if (random.chance(0.5)) writer.mark(boxes.applicant.torture);
  for (const ground of random.sample(boxes.grounds, random.int(1, 3))) writer.mark(ground);
  writer.mark(boxes.harm.yes);
  writer.text(boxes.harm.text, person.story.harm);
  writer.mark(boxes.fear.yes);
  writer.text(boxes.fear.text, person.story.fear);
  for (const question of boxes.questions) {
    const yes = random.chance(0.25);
    writer.mark(yes ? question.yes : question.no);
    if (yes) writer.text(question.text, person.story.fear);
  }
  writer.text(boxes.printedName, fullName(person.name));
  if (!person.story.more) return;
  writer.aNumber(boxes.supplementB.aNumber, person.aNumber);
  writer.text(boxes.supplementB.name, fullName(person.name));
  writer.text(boxes.supplementB.part, 'B');
  writer.text(boxes.supplementB.question, '1');
  writer.text(boxes.supplementB.text, person.story.more);
}

/** Fills the form as this person, with these habits, would. */
export function writePaper(person: Person, habits: Habits, boxes: Boxes, random: Random): Paper {
  const writer = new Writer(habits, random.fork('boxes'));
  writeApplicant(writer, person, boxes.applicant);
  writeMailing(writer, person, boxes.applicant);
  writeTravel(writer, person, boxes.applicant);
  writeFamily(writer, person, boxes);
  writeBackground(writer, person, boxes.background);
  writeClaim(writer, person, boxes, random.fork('claim'));
  return writer.paper;
}
