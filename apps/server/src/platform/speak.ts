import type { Sentence } from '@puente/contract';
import { type Language, openSpeaker, type SpokenNamespace, saySentence } from '@puente/texts';

/** What the server itself says: in its answers, in mail and on paper. */
export const speak = await openSpeaker(
  'errors',
  'answers',
  'explain',
  'helper',
  'mail',
  'print',
  'labels',
  'standing',
  'guidance',
);

/** The texts of the server in one language. */
export type Words = ReturnType<typeof speak>;

/** How to say sentences that came with data, by codes of one namespace. */
export const sayData =
  (language: Language, namespace: SpokenNamespace) =>
  (sentence: Sentence): string =>
    saySentence({ t: speak(language), language, namespace }, sentence);
