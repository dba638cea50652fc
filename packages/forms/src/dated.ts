/** What was looked up on a day (`2026-10-08`) and has to be looked up again by another. */
export interface Dated {
  readonly checked: string;
  readonly checkBy: string;
}

/** Whether the last day on which it is repeated has passed. */
export const isPastDue = ({ checkBy }: Dated, today: Date): boolean =>
  today.toISOString().slice(0, 10) > checkBy;
