import { type CrosswalkOptions, type CrosswalkResult, formatNotes } from '../../drafting/crosswalk-result.ts';
import { FormDraft } from '../../drafting/form-draft.ts';
import { listGeneral } from '../../drafting/general-note.ts';
import { draftFromI589 } from '../../i589/crosswalk/draft-from-i589.ts';
import { draftFromI765 } from '../../i765/crosswalk/draft-from-i765.ts';
import type { PaperForm } from '../../reading.ts';
import type { I485FormData } from '../data.ts';
import { draftFromI485 } from './draft-from-i485.ts';

/** Fills I-485 form data in a draft from whichever form its paper is; evidence and notes grow with it. */
export function draftI485FormData(draft: FormDraft): I485FormData {
  const read = { 'I-589': draftFromI589, 'I-485': draftFromI485, 'I-765': draftFromI765 }[draft.paper.form];
  return read(draft);
}

/**
 * From a read I-589, I-485 or I-765 to I-485 form data. Only what the paper says is filled; the filing category and every
 * yes/no on eligibility stay empty, whatever the paper hints at, and race, ethnicity, eye and hair colour come from the
 * boxes of an I-485 alone.
 */
export function toI485FormData(paper: PaperForm, { today }: CrosswalkOptions): CrosswalkResult<I485FormData> {
  const draft = new FormDraft(paper, today);
  const formData = draftI485FormData(draft);
  return {
    formData,
    evidence: draft.evidence,
    notes: formatNotes(draft.notes),
    general: listGeneral(draft.notes),
  };
}
