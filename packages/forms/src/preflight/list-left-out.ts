import type { NoteCode, Preflight, WithheldReason } from '@puente/contract';
import type { FillingResult } from '../filling/index.ts';

/** What was left out of the form because an answer is missing that only the person can give. */
const asked = [
  'name-in-one-line',
  'spouse-not-current',
  'spouse-status-open',
] as const satisfies readonly (NoteCode & WithheldReason)[];

/** Each of them once, however many answers it holds back. */
export const listLeftOut = ({ withheld }: FillingResult): Preflight['notes'] =>
  asked
    .filter((code) => withheld.some(({ reason }) => reason === code))
    .map((code) => ({ code, params: {} }));
