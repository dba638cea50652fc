import type { z } from 'zod';
import { AppError } from '../app-error.ts';

/** Where a page of a list ends, as text for an address: whoever asks for the next page sends it back. */
export const toPlace = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** @throws AppError invalid_input when it is none of ours */
export function parsePlace<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw new AppError('invalid_input');
  }
}
