import type { Context } from '../../context.ts';

/** A code is good until the end of the hour after the one it was made in. */
const hourMs = 60 * 60_000;
const digits = 8;

const toCode = (context: Context, email: string, hour: number): string =>
  (BigInt(`0x${context.hashTry(`email code ${email} ${hour}`)}`) % 10n ** BigInt(digits))
    .toString()
    .padStart(digits, '0');

const toHour = ({ clock }: Context) => Math.floor(clock().getTime() / hourMs);

/**
 * Proves an address. It is made from the address and the hour, so that nothing is kept of people who have no account
 * yet, and every mail of the last hour holds a code that works, also when somebody else asked for it.
 */
export const toEmailCode = (context: Context, email: string): string =>
  toCode(context, email, toHour(context));

/** However it is typed, with spaces or dashes. */
export function isEmailCode(context: Context, email: string, typed: string): boolean {
  const hour = toHour(context);
  return [hour, hour - 1].some((one) => toCode(context, email, one) === typed.replace(/\D/g, ''));
}
