import type { english } from './en/index.ts';

export type Namespace = keyof typeof english;

/** Every text, in the shape of its English source. */
export type Texts = {
  [N in Namespace]: Awaited<ReturnType<(typeof english)[N]>>['texts'];
};

/** The shape of a text or a group of texts, with other words. A language may have plural forms that English lacks. */
type Words<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : { readonly [K in keyof T]: Words<T[K]> };

/** A language that lacks nothing. */
export type Translation = { readonly [N in Namespace]: () => Promise<{ readonly texts: Words<Texts[N]> }> };

/** A language that somebody has begun: what it lacks is said in English. `texts.test.ts` lists it. */
export type BegunTranslation = Partial<Record<Namespace, () => Promise<{ readonly texts: object }>>>;
