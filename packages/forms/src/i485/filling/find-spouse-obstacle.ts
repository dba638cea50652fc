import type { WithheldReason } from '@puente/contract';
import type { I485FormData } from '../data.ts';

type Status = I485FormData['marital_history']['current_marital_status'];

/**
 * Why the boxes for a current spouse (I-485, edition 01/20/25, Part 6 items 4 to 10) stay empty; null: they are filled.
 * Who lives apart is married all the same. Without a marital status nobody knows whether a spouse is the current one.
 */
export function findSpouseObstacle(status: Status): WithheldReason | null {
  if (status === '') return 'spouse-status-open';
  return status === 'Married' || status === 'Separated' ? null : 'spouse-not-current';
}
