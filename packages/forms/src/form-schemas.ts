import * as z from 'zod/mini';

// Form data is parsed in the browser too: `zod/mini` is a fifth of the whole library.

/** An answer as text; empty: not answered. */
export const text = z._default(z.string().check(z.maxLength(2000)), '');

/** The text of all pages. */
export const pagesText = z._default(z.string().check(z.maxLength(2_000_000)), '');

/** One of some answers; empty: not answered. */
export const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  z._default(z.enum([...choices, ''] as [...Choices, '']), '' as never);

/** Answers that belong together: each of them may be missing, and all. */
export const group = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.prefault(z.object(shape), {} as never);

export const list = <Entry extends z.core.SomeType>(entry: Entry, maxEntries: number) =>
  z._default(z.array(entry).check(z.maxLength(maxEntries)), []);

/** What may be missing as a whole. */
export const orNull = <Schema extends z.core.SomeType>(schema: Schema) =>
  z._default(z.nullable(schema), null);

/** Null: not answered. */
export const yesNo = orNull(z.boolean());
