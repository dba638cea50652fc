import type { I485FormData, I765FormData } from '@puente/contract';
import { type CrosswalkResult, type PaperForm, toI485FormData, toI765FormData } from '@puente/forms';
import type { Adjustment, WithheldValue } from '@puente/forms/filling';
import { runPreflight } from '@puente/forms/preflight';
import { fillForm } from '@puente/pdf';
import { toContinuationPages } from '../../apps/server/src/features/filling/to-continuation-pages.ts';
import { type Filling, toWrites } from '../../apps/server/src/features/filling/to-writes.ts';
import type { Stage } from './answers/answer.ts';
import { answerI485Questions, answerI765Questions } from './answers/answer-questions.ts';
import { getTargetBlank, type TargetForm } from './blanks.ts';
import type { Family } from './families/family.ts';

const editions = { 'I-485': '01/20/25', 'I-765': '08/21/25' } as const;

/** What the product makes of a paper: the filled PDF and what it tells and asks beside it. */
export interface FilledTarget {
  readonly bytes: Uint8Array;
  readonly missing: ReturnType<typeof runPreflight>['missing'];
  readonly withheld: readonly WithheldValue[];
  readonly adjusted: readonly Adjustment[];
  readonly evidence: CrosswalkResult<unknown>['evidence'];
}

function check(
  form: TargetForm,
  data: I485FormData | I765FormData,
  paper: PaperForm,
  filling: Filling,
  evidence: FilledTarget['evidence'],
  today: Date,
) {
  const rest = { edition: editions[form], evidence, filling, paper, readerNotes: [], today };
  return form === 'I-485'
    ? runPreflight({ form, data: data as I485FormData, ...rest })
    : runPreflight({ form, data: data as I765FormData, ...rest });
}

/** The way of the product from a read I-589 to a filled form, with the person's answers where the stage has them. */
export async function fillTarget(
  form: TargetForm,
  paper: PaperForm,
  family: Family,
  stage: Stage,
  today: Date,
): Promise<FilledTarget> {
  const isI485 = form === 'I-485';
  const read = isI485 ? toI485FormData(paper, { today }) : toI765FormData(paper, { today });
  const answer = (data: I485FormData | I765FormData) =>
    isI485
      ? answerI485Questions(data as I485FormData, family)
      : answerI765Questions(data as I765FormData, family);
  const data = stage === 'answered' ? answer(read.formData) : read.formData;
  const filling = toWrites(form, data, { edition: editions[form], today });
  const pages = toContinuationPages(form, filling.applicant, filling.continuation);
  const blank = await getTargetBlank(form);
  const { missing } = check(form, data, paper, filling, read.evidence, today);
  return {
    bytes: await fillForm(blank.bytes, filling.writes, { appendPages: pages }),
    missing,
    withheld: filling.withheld,
    adjusted: filling.adjusted,
    evidence: read.evidence,
  };
}
