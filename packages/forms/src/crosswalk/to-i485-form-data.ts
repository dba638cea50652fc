import { type EvidenceMap, emptyI485FormData, type I485FormData } from '@puente/contract';
import type { PaperForm } from '../reading.ts';
import { type DraftNote, FormDraft } from './form-draft.ts';
import { draftFromI485 } from './from-i485/draft-from-i485.ts';
import { draftFromI765 } from './from-i765/draft-from-i765.ts';
import { type GeneralNote, listGeneral } from './general-note.ts';
import { readAddressHistory, readForeignAddresses } from './read-addresses.ts';
import { readBiographic } from './read-biographic.ts';
import { readEmploymentAndEducation } from './read-employment.ts';
import { readChildren, readParents } from './read-family.ts';
import { readMarriage } from './read-marriage.ts';
import { readContact, readLastArrival, readOtherNames, readPassport } from './read-travel.ts';

export interface CrosswalkOptions {
  /** The day of reading (`toFormDay`), by which two-digit years are judged. */
  readonly today: Date;
}

/** Form data from paper. `notes` name the paths left blank or doubtful and why; they hold no personal data. */
export interface CrosswalkResult<Data> {
  readonly formData: Data;
  readonly evidence: EvidenceMap;
  readonly notes: string[];
  /** What the notes have to tell the person that belongs to no single box, each code once. */
  readonly general: GeneralNote[];
}

const draftFromI589 = (draft: FormDraft): I485FormData => {
  const biographic = readBiographic(draft);
  return {
    ...emptyI485FormData(),
    biographic_information: biographic,
    address_history_5_years: readAddressHistory(draft),
    employment_and_education_history_5_years: readEmploymentAndEducation(draft),
    parents: readParents(draft, biographic.full_name.family_name),
    children: readChildren(draft),
    marital_history: readMarriage(draft),
    other_names: readOtherNames(draft, biographic.full_name),
    ...readForeignAddresses(draft),
    last_arrival: readLastArrival(draft),
    passport: readPassport(draft),
    contact: readContact(draft),
  };
};

/** Fills I-485 form data in a draft from whichever form its paper is; evidence and notes grow with it. */
export const draftI485FormData = (draft: FormDraft): I485FormData => {
  const read = { 'I-589': draftFromI589, 'I-485': draftFromI485, 'I-765': draftFromI765 }[draft.paper.form];
  return read(draft);
};

/** `path: reason` */
export const formatNotes = (notes: readonly DraftNote[]): string[] =>
  notes.map(({ path, reason }) => `${path}: ${reason}`);

/**
 * From a read I-589, I-485 or I-765 to I-485 form data. Only what the paper says is filled; the filing category and every
 * yes/no on eligibility stay empty, whatever the paper hints at, and race, ethnicity, eye and hair colour come from the
 * boxes of an I-485 alone.
 */
export const toI485FormData = (
  paper: PaperForm,
  { today }: CrosswalkOptions,
): CrosswalkResult<I485FormData> => {
  const draft = new FormDraft(paper, today);
  const formData = draftI485FormData(draft);
  return {
    formData,
    evidence: draft.evidence,
    notes: formatNotes(draft.notes),
    general: listGeneral(draft.notes),
  };
};
