import { type TargetForm, targetForms } from '@puente/contract';
import type { PaperForm } from '@puente/forms';
import type { Stage } from './answers/answer.ts';
import { getTargetBlank } from './blanks.ts';
import type { Family } from './families/family.ts';
import { fillTarget } from './fill-target.ts';
import { type Finding, judge } from './judge.ts';
import { proofFormOf } from './proof-forms.ts';
import { type Printed, readBack } from './read-back.ts';

export interface ProofCase {
  readonly family: Family;
  readonly paper: PaperForm;
}

export interface ProofResult {
  readonly name: string;
  readonly form: TargetForm;
  readonly stage: Stage;
  readonly findings: readonly Finding[];
}

/** The day of filling, by which five years are counted. */
const today = new Date('2026-11-20T12:00:00Z');

/** What is filled: each stage of each form. */
export type Targets = Readonly<Record<TargetForm, readonly Stage[]>>;

const blanks = new Map<TargetForm, Promise<Printed>>();
function readBlank(form: TargetForm): Promise<Printed> {
  const read = blanks.get(form) ?? getTargetBlank(form).then(({ bytes }) => readBack(form, bytes));
  blanks.set(form, read);
  return read;
}

/** Fills forms from one paper and judges what is printed on them. */
export async function prove({ family, paper }: ProofCase, targets: Targets): Promise<ProofResult[]> {
  const results: ProofResult[] = [];
  for (const form of targetForms) {
    const blank = await readBlank(form);
    for (const stage of targets[form]) {
      const filled = await fillTarget(form, paper, family, stage, today);
      const printed = await readBack(form, filled.bytes);
      const answers = proofFormOf(form).answer(family, stage, today);
      const findings = judge({ form, filled, printed, blank, answers });
      results.push({ name: family.name, form, stage, findings });
    }
  }
  return results;
}
