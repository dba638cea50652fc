import { listExcesses } from '@puente/contract';
import { AppError } from '../../platform/app-error.ts';

/**
 * Refuses texts and lists that are larger than any honest one. What was as large in `before` (read from a paper, or saved
 * under other limits) is in nobody's way.
 * @throws AppError invalid_input with the path of each
 */
export function assertHonestSize(data: unknown, before: unknown): void {
  const known = new Set(listExcesses(before).map(({ path }) => path));
  const issues = listExcesses(data).filter(({ path }) => !known.has(path));
  if (issues.length > 0) throw new AppError('invalid_input', { issues });
}
