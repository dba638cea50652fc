import type { Preflight, Said } from '@puente/contract';
import { type FillingResult, reasons } from '../filling/index.ts';

/** What was left out of the form for want of an answer that only the person can give. */
const asked: Readonly<Record<string, Said>> = {
  'name-in-one-line': reasons.nameInOneLine,
  'spouse-not-current': reasons.spouseNotCurrent,
  'spouse-status-open': reasons.spouseStatusOpen,
};

/** Each of them once, however many answers it holds back. */
export const sayLeftOut = ({ withheld }: FillingResult): Preflight['notes'] =>
  Object.entries(asked)
    .filter(([, text]) => withheld.some(({ reason }) => reason === text))
    .map(([code, text]) => ({ code, text }));
