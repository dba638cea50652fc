import type { shareHours } from '@puente/contract';

export type ShareHours = (typeof shareHours)[number];

/** The lives a link can be given, with the names of their texts. Said here as well: the contract brings all its schemas. */
export const lives = [
  { hours: 1, name: 'hour' },
  { hours: 24, name: 'day' },
  { hours: 168, name: 'week' },
  { hours: 720, name: 'month' },
] as const satisfies readonly { hours: ShareHours; name: string }[];

export const defaultHours: ShareHours = 24;
