import type { ErrorCode } from '@puente/contract';
import type { Context } from '../../context.ts';
import { countAttempts } from './count-attempts.ts';

const turnMs = 20_000;

/** Lets one through every 20 seconds. @throws AppError with `code` for the others, saying when to try again */
export async function admitSlowly(context: Context, of: string, code: ErrorCode): Promise<void> {
  await countAttempts(context, [toTurn(of)], code);
}

/** What counts the turns of `of`. */
export const toTurn = (of: string) => ({ of: `turn of ${of}`, max: 1, windowMs: turnMs });
