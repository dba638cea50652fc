import type { TargetForm } from '@puente/contract';
import { type CrosswalkResult, definitionOf, openForm, type PaperForm } from '@puente/forms';
import { listCatalogues } from '@puente/forms/catalogues';
import type { Adjustment, WithheldValue } from '@puente/forms/filling';
import { runPreflight } from '@puente/forms/preflight';
import { fillForm } from '@puente/pdf';
import { toContinuationPages } from '../../apps/server/src/features/filling/to-continuation-pages.ts';
import { toWrites } from '../../apps/server/src/features/filling/to-writes.ts';
import type { Stage } from './answers/answer.ts';
import { getTargetBlank } from './blanks.ts';
import type { Family } from './families/family.ts';
import { proofFormOf } from './proof-forms.ts';

/** What the product makes of a paper: the filled PDF and what it tells and asks beside it. */
export interface FilledTarget {
  readonly bytes: Uint8Array;
  readonly missing: ReturnType<typeof runPreflight>['missing'];
  readonly withheld: readonly WithheldValue[];
  readonly adjusted: readonly Adjustment[];
  readonly evidence: CrosswalkResult<unknown>['evidence'];
}

/** The way of the product from a read I-589 to a filled form, with the person's answers where the stage has them. */
export async function fillTarget<Form extends TargetForm>(
  form: Form,
  paper: PaperForm,
  family: Family,
  stage: Stage,
  today: Date,
): Promise<FilledTarget> {
  const [catalogue] = listCatalogues(form);
  if (!catalogue) throw new Error(`${form} has no catalogue`);
  const read = definitionOf(form).toFormData(paper, { today });
  const { answerQuestions } = proofFormOf(form);
  const open = openForm(form, stage === 'answered' ? answerQuestions(read.formData, family) : read.formData);
  const filling = toWrites(open, { catalogue, today });
  const pages = toContinuationPages(form, filling.applicant, filling.continuation);
  const blank = await getTargetBlank(form);
  const { missing } = runPreflight({
    ...open,
    catalogue,
    evidence: read.evidence,
    filling,
    paper,
    readOn: today,
    readerNotes: [],
    today,
  });
  return {
    bytes: await fillForm(blank.bytes, filling.writes, { appendPages: pages }),
    missing,
    withheld: filling.withheld,
    adjusted: filling.adjusted,
    evidence: read.evidence,
  };
}
