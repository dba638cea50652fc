import { type EvidenceMap, emptyI485FormData, type I485FormData } from '@puente/contract';
import type { PaperForm } from '../reading.ts';
import { FormDraft } from './form-draft.ts';
import { readAddressHistory, readLastForeignAddress } from './read-addresses.ts';
import { readBiographic } from './read-biographic.ts';
import { readEmploymentAndEducation } from './read-employment.ts';
import { readChildren, readParents } from './read-family.ts';
import { readMarriage } from './read-marriage.ts';
import { readContact, readLastArrival, readOtherNames, readPassport } from './read-travel.ts';

export interface CrosswalkOptions {
  /** The day of reading, by which two-digit years are judged. */
  readonly today?: Date;
}

/** Form data from paper. `notes` name the paths left blank or doubtful and why; they hold no personal data. */
export interface CrosswalkResult<Data> {
  readonly formData: Data;
  readonly evidence: EvidenceMap;
  readonly notes: string[];
}

/** Fills I-485 form data in a draft, whose evidence and notes grow with it. */
export const draftI485FormData = (draft: FormDraft): I485FormData => {
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
    last_foreign_address: readLastForeignAddress(draft),
    last_arrival: readLastArrival(draft),
    passport: readPassport(draft),
    contact: readContact(draft),
  };
};

const formatNotes = (draft: FormDraft): string[] =>
  draft.notes.map(({ path, reason }) => `${path}: ${reason}`);

/**
 * From a read I-589 to I-485 form data. Only what the paper says is filled; race, ethnicity, eye and hair colour, the filing
 * category and every yes/no on eligibility stay empty, whatever the paper hints at.
 */
export const toI485FormData = (
  paper: PaperForm,
  { today = new Date() }: CrosswalkOptions = {},
): CrosswalkResult<I485FormData> => {
  const draft = new FormDraft(paper, today);
  const formData = draftI485FormData(draft);
  return { formData, evidence: draft.evidence, notes: formatNotes(draft) };
};
