import type { english } from './en/index.ts';
import type { englishOfServer } from './en/server.ts';

/** Namespaces that a screen may use; the browser loads each by itself. */
export type ScreenNamespace = keyof typeof english;
export type Namespace = ScreenNamespace | keyof typeof englishOfServer;
/** The texts of guides and of the legal helper are too many to be told apart by types: they are opened as a whole. */
export type SpokenNamespace = Exclude<Namespace, `guide-${string}` | 'knowledge'>;

type Loaders = typeof english & typeof englishOfServer;

/** Every text, in the shape of its English source. */
export type Texts = {
  [N in Namespace]: Awaited<ReturnType<Loaders[N]>>['texts'];
};

/** The shape of a text or a group of texts, with other words. A language may have plural forms that English lacks. */
type Words<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : { readonly [K in keyof T]: Words<T[K]> };

/** A language that lacks nothing of a source. */
export type Translation<Source> = {
  readonly [N in keyof Source & Namespace]: () => Promise<{ readonly texts: Words<Texts[N]> }>;
};

/** A language that somebody has begun: what it lacks is said in English. `texts.test.ts` lists it. */
export type BegunTranslation<N extends Namespace = Namespace> = Partial<
  Record<N, () => Promise<{ readonly texts: object }>>
>;
