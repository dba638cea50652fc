import type { ErrorCode, errorTable } from '@puente/contract';

/** A text for every code; two where it says how long to wait. */
export type ErrorTexts = {
  readonly [Code in ErrorCode as (typeof errorTable)[Code] extends { waits: true }
    ? `${Code}_one` | `${Code}_other`
    : Code]: string;
};
