import type { EvidenceMap, MissingItem, Preflight, ReaderNote } from '@puente/contract';
import { checkFormData } from '../checks/index.ts';
import { toI485FormData, toI765FormData } from '../crosswalk.ts';
import { getCatalogue } from '../editions/index.ts';
import { getStanding } from '../editions/standing/index.ts';
import type { FieldWrite, FillingResult } from '../filling/index.ts';
import { requiredI485 } from '../i485/required/required-i485.ts';
import { requiredI765 } from '../i765/required-i765.ts';
import type { PaperForm } from '../reading.ts';
import { findMissing } from './find-missing.ts';
import { listChangedLetters } from './list-changed-letters.ts';
import { listEdited } from './list-edited.ts';
import { listSignatures } from './list-signatures.ts';
import type { DataOf, FillableForm } from './required-item.ts';
import { sayLeftOut } from './say-left-out.ts';
import { sayNotes } from './say-notes.ts';

interface PreflightInput<Form extends FillableForm> {
  readonly form: Form;
  readonly edition: string;
  readonly data: DataOf<Form>;
  readonly evidence: EvidenceMap;
  readonly filling: FillingResult;
  /** Null: nothing was recognised in the upload. */
  readonly paper: PaperForm | null;
  /** What the reader says of the upload as a whole. */
  readonly readerNotes: readonly ReaderNote[];
  readonly today: Date;
}

const listMissing = <Form extends FillableForm>(
  { form, edition, data, today }: Pick<PreflightInput<Form>, 'form' | 'edition' | 'data' | 'today'>,
  writes: readonly FieldWrite[],
): MissingItem[] => {
  const catalogue = getCatalogue(form, edition);
  return form === 'I-485'
    ? findMissing(catalogue, requiredI485, data as DataOf<'I-485'>, writes, today)
    : findMissing(catalogue, requiredI765, data as DataOf<'I-765'>, writes, today);
};

/** Everything to look at before filing, from the answers as they would be printed. Pure; it decides nothing. */
export function runPreflight<Form extends FillableForm>(
  input: PreflightInput<Form>,
): Omit<Preflight, 'official' | 'version'> {
  const { form, edition, data, evidence, filling, paper, readerNotes, today } = input;
  const toFormData = form === 'I-485' ? toI485FormData : toI765FormData;
  const on = (where: 'form' | 'sheet') => (answer: FillingResult['moved'][number]) => ({
    ...answer,
    on: where,
  });
  return {
    form,
    edition,
    standing: getStanding(form, edition, today),
    missing: listMissing(input, filling.writes),
    sign: listSignatures(form, getCatalogue(form, edition)),
    toAdditionalInformation: [...filling.moved.map(on('form')), ...filling.continuation.map(on('sheet'))],
    editedFromPaper: listEdited(data, evidence),
    changedLetters: listChangedLetters(form, filling.adjusted),
    notes: [
      ...sayLeftOut(filling),
      ...sayNotes(paper, paper ? toFormData(paper, { today }).general : [], readerNotes),
    ],
    warnings: checkFormData(form, data, { today }).map(({ path, code, params }) => ({ path, code, params })),
  };
}
