import type { steps, TargetForm } from '@puente/contract';
import type { Services } from '../../context.ts';
import { addCounts, addStep } from './usage.repo.ts';

export type Step = (typeof steps)[number];

/** What is counted of a document. */
export interface Counted {
  readonly id: string;
  readonly formType: TargetForm;
  readonly uploadedAt: Date;
  /** Of an invented person: nobody is counted by it. */
  readonly isSample: boolean;
}

/** The day of an upload: all that becomes of a document is counted there, so that its steps compare. */
export const toUploadDay = ({ uploadedAt }: Pick<Counted, 'uploadedAt'>) =>
  uploadedAt.toISOString().slice(0, 10);

/** Counts that a document has come so far, once. What cannot be counted disturbs nobody. */
export async function noteStep(services: Services, document: Counted, step: Step): Promise<void> {
  if (document.isSample) return;
  try {
    if (!(await addStep(services, document.id, step))) return;
    await addCounts(services, toUploadDay(document), [{ kind: 'step', form: '', detail: step, count: 1 }]);
  } catch (error) {
    services.log.warn({ err: error, step }, 'a step was not counted');
  }
}
