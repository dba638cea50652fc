import type { SourceForm } from '../../catalogue.ts';
import { type CrosswalkOptions, type CrosswalkResult, formatNotes } from '../../drafting/crosswalk-result.ts';
import { type DraftNote, FormDraft } from '../../drafting/form-draft.ts';
import { listGeneral } from '../../drafting/general-note.ts';
import { moveEvidence } from '../../drafting/move-evidence.ts';
import { addFromI485 } from '../../i485/crosswalk/draft-from-i485.ts';
import { draftI485FormData } from '../../i485/crosswalk/to-i485-form-data.ts';
import type { I485FormData } from '../../i485/data.ts';
import { addFromI589, copyParentNames } from '../../i589/crosswalk/add-from-i589.ts';
import type { PaperForm } from '../../reading.ts';
import { emptyI765FormData, type I765FormData } from '../data.ts';
import { addFromI765 } from './draft-from-i765.ts';

const applicant = 'biographic_information';

/** I-485 form-data path → I-765 form-data path of the same fact. */
const sameFacts: ReadonlyArray<readonly [from: string, to: string]> = [
  [`${applicant}.full_name.family_name`, 'applicant_last_name'],
  [`${applicant}.full_name.given_name`, 'applicant_first_name'],
  [`${applicant}.full_name.middle_name`, 'applicant_middle_name'],
  [`${applicant}.date_of_birth`, 'date_of_birth'],
  [`${applicant}.sex`, 'sex'],
  ['marital_history.current_marital_status', 'marital_status'],
  [`${applicant}.citizenship_country`, 'citizenship_country'],
  [`${applicant}.place_of_birth.city`, 'place_of_birth.city'],
  [`${applicant}.place_of_birth.country`, 'place_of_birth.country'],
  [`${applicant}.a_number`, 'alien_registration_number'],
  [`${applicant}.uscis_account_number`, 'uscis_account_number'],
  [`${applicant}.ssn`, 'social_security_number'],
  ...['mailing_address', 'physical_address'].flatMap((address) => [
    [`${applicant}.${address}.street`, `${address}.street`] as const,
    [`${applicant}.${address}.apt_number`, `${address}.apt_suite_floor`] as const,
    [`${applicant}.${address}.city`, `${address}.city`] as const,
    [`${applicant}.${address}.state`, `${address}.state`] as const,
    [`${applicant}.${address}.zip_code`, `${address}.zip`] as const,
  ]),
  [`${applicant}.mail_in_care_of`, 'mail_in_care_of'],
  ['contact.daytime_phone', 'applicant_daytime_phone'],
  ['contact.mobile_phone', 'applicant_mobile_phone'],
  ['contact.email', 'applicant_email'],
  [`${applicant}.i_94_number`, 'i94_number'],
  ['passport.number', 'passport_number'],
  ['passport.travel_document_number', 'travel_document_number'],
  ['passport.country', 'passport_issuing_country'],
  ['passport.expiration_date', 'passport_expiration_date'],
  [`${applicant}.last_arrival_date`, 'last_entry_date'],
  ['last_arrival.status', 'last_entry_status'],
];

type Tree = { [key: string]: unknown };

const readAt = (tree: Tree, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (node as Tree | undefined)?.[key], tree);

function writeAt(tree: Tree, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Tree>((node, key) => node[key] as Tree, tree);
  parent[last] = value;
}

const knownPaths = new Map(sameFacts);

/** The I-765 path of a note's path; null for what the I-765 does not have. */
function toOwnPath(path: string): string | null {
  const isSame = path.startsWith('other_names') || path === 'additional_information';
  return knownPaths.get(path) ?? (isSame ? path : null);
}

/** Notes on the facts the I-765 has too, under its own paths. */
const moveNotes = (notes: readonly DraftNote[]): DraftNote[] =>
  notes.flatMap((note) => {
    const path = toOwnPath(note.path);
    return path === null ? [] : [{ ...note, path }];
  });

/** What the I-765 asks beyond the I-485, from each form that may be the paper. */
const addOwnFacts: Readonly<Record<SourceForm, (draft: FormDraft, formData: I765FormData) => void>> = {
  'I-589': addFromI589,
  'I-485': addFromI485,
  'I-765': addFromI765,
};

/** The I-765 has no box for a legal separation (Part 2 item 11): the person is asked what to mark instead. */
function dropSeparation(source: I485FormData, draft: FormDraft): void {
  if (source.marital_history.current_marital_status !== 'Separated') return;
  source.marital_history.current_marital_status = '';
  delete draft.evidence['marital_history.current_marital_status'];
  draft.note('marital_history.current_marital_status', 'legally separated has no box on the I-765', {
    code: 'separation-has-no-box',
  });
}

/**
 * From a read I-589, I-485 or I-765 to I-765 form data. The facts are those of the I-485 crosswalk. The eligibility category
 * is asked of the person, never taken from any paper; the current immigration status only from a paper that asks for it.
 */
export function toI765FormData(paper: PaperForm, { today }: CrosswalkOptions): CrosswalkResult<I765FormData> {
  const draft = new FormDraft(paper, today);
  const source = draftI485FormData(draft);
  dropSeparation(source, draft);
  const formData = { ...emptyI765FormData(), other_names: source.other_names };
  const evidence = moveEvidence(draft.evidence, 'other_names', 'other_names');
  for (const [from, to] of sameFacts) {
    writeAt(formData as Tree, to, readAt(source as Tree, from));
    Object.assign(evidence, moveEvidence(draft.evidence, from, to));
  }
  if (paper.form === 'I-589') Object.assign(evidence, copyParentNames(draft, source.parents, formData));
  const own = new FormDraft(paper, today);
  addOwnFacts[paper.form](own, formData);
  const notes = moveNotes(draft.notes);
  return {
    formData,
    evidence: { ...evidence, ...own.evidence },
    notes: formatNotes(notes),
    general: listGeneral(notes),
  };
}
