import type { EvidenceMap, Preflight, ReaderNote, TargetForm } from '@puente/contract';
import type { Catalogue } from '../catalogue.ts';
import { checkFormData } from '../checks/index.ts';
import { getStanding } from '../editions/standing/index.ts';
import type { FillingResult } from '../filling/index.ts';
import type { PaperForm } from '../reading.ts';
import { definitionOf, type OpenForm } from '../registry.ts';
import { findMissing } from './find-missing.ts';
import { listChangedLetters } from './list-changed-letters.ts';
import { listEdited } from './list-edited.ts';
import { listLeftOut } from './list-left-out.ts';
import { listNewQuestions } from './list-new-questions.ts';
import { listNotes } from './list-notes.ts';
import { listSignatures } from './list-signatures.ts';

interface PreflightInput {
  /** Of the edition that is filled. */
  readonly catalogue: Catalogue;
  readonly evidence: EvidenceMap;
  readonly filling: FillingResult;
  /** Null: nothing was recognised in the upload. */
  readonly paper: PaperForm | null;
  /** The form day of the reading, by which the dates of the paper were judged. */
  readonly readOn: Date;
  /** What the reader says of the upload as a whole. */
  readonly readerNotes: readonly ReaderNote[];
  readonly today: Date;
}

/** Everything to look at before filing, from the answers as they would be printed. Pure; it decides nothing. */
export function runPreflight<Form extends TargetForm>(
  input: OpenForm<Form> & PreflightInput,
): Omit<Preflight, 'official' | 'ownBlank' | 'version'> {
  const { form, data, catalogue, evidence, filling, paper, readOn, readerNotes, today } = input;
  const { checks, signedParts, toBoxAnswers, toFormData } = definitionOf<Form>(form);
  const { edition } = catalogue;
  const on = (where: 'form' | 'sheet') => (answer: FillingResult['moved'][number]) => ({
    ...answer,
    on: where,
  });
  return {
    form,
    edition,
    standing: getStanding(form, edition, today),
    missing: findMissing(catalogue, checks.required, data, filling, today),
    newQuestions: listNewQuestions(catalogue, toBoxAnswers(data)),
    sign: listSignatures(signedParts, catalogue),
    toAdditionalInformation: [...filling.moved.map(on('form')), ...filling.continuation.map(on('sheet'))],
    byHand: filling.byHand.map(({ page, part, item, text, reason }) => ({ page, part, item, text, reason })),
    editedFromPaper: listEdited(data, evidence),
    changedLetters: listChangedLetters(form, filling.adjusted),
    notes: [
      ...listLeftOut(filling),
      ...listNotes(paper, paper ? toFormData(paper, { today: readOn }).general : [], readerNotes),
    ],
    warnings: checkFormData(form, data, { today }).map(({ path, code, params }) => ({ path, code, params })),
  };
}
