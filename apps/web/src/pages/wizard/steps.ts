import type { DocumentView } from '@puente/contract';
import { isRead, isUnrecognised } from '../../lib/api/is-read.ts';

/** Step numbers as the product counts them. */
export const steps = [1, 1.5, 2, 3, 4, 5, 6] as const;
export type Step = (typeof steps)[number];

export const stepNames = {
  1: 'upload',
  1.5: 'form',
  2: 'process',
  3: 'rawText',
  4: 'review',
  5: 'share',
  6: 'download',
} as const satisfies Record<Step, string>;

export const toHash = (step: Step) => `#step${step}`;

export function parseStep(hash: string): Step | null {
  const number = Number(/^#step(\d(?:\.\d)?)$/.exec(hash)?.[1]);
  return steps.find((step) => step === number) ?? null;
}

/** What the wizard knows of the document: nothing, or how far it is and whether it has form data. */
export type KnownDocument = Pick<DocumentView, 'status' | 'error' | 'formData'> | null;

/** Where a person who comes back without a step in the address goes on. */
function resumeStep(document: KnownDocument): Step {
  if (!document) return 1;
  if (document.status === 'uploaded') return 1.5;
  if (isUnrecognised(document)) return 3;
  return document.status === 'processed' ? 4 : 2;
}

export interface ResolvedStep {
  readonly step: Step;
  /** Why the wanted step cannot be shown, when it cannot. */
  readonly refused?: 'no-document' | 'no-form-data';
}

/** The step to show for the one in the address, given what the server has. */
export function resolveStep(wanted: Step | null, document: KnownDocument): ResolvedStep {
  if (wanted === null) return { step: resumeStep(document) };
  if (wanted === 1) return { step: 1 };
  if (!document) return { step: 1, refused: 'no-document' };
  if (wanted < 3) return { step: wanted };
  if (isRead(document) && document.formData) return { step: wanted };
  return document.status === 'uploaded' ? { step: 1.5, refused: 'no-form-data' } : { step: 2 };
}
