import { z } from 'zod';
import { AppError } from '../app-error.ts';

/** What an address may be long at most (RFC 5321). */
const longestEmail = 254;
const emailSchema = z.email().max(longestEmail);

/** One address, one account, however it is typed. @throws AppError invalid_email */
export function parseEmail(typed: string): string {
  const parsed = emailSchema.safeParse(typed.trim().toLowerCase());
  if (!parsed.success) throw new AppError('invalid_email');
  return parsed.data;
}
