import { inOtherWords as otherEnglish } from './en/asked/in-other-words.ts';
import { questions as english } from './en/asked/index.ts';
import { outside as outsideEnglish } from './en/asked/outside.ts';
import { outsideNearby as nearbyEnglish } from './en/asked/outside-nearby.ts';
import { inOtherWords as otherSpanish } from './es/asked/in-other-words.ts';
import { questions as spanish } from './es/asked/index.ts';
import { outside as outsideSpanish } from './es/asked/outside.ts';
import { outsideNearby as nearbySpanish } from './es/asked/outside-nearby.ts';
import type { Language } from './languages.ts';

interface Asked {
  /** By the passage that answers them. */
  readonly answered: Readonly<Record<string, readonly string[]>>;
  /** That no passage answers, by what they are about. */
  readonly outside: Readonly<Record<string, readonly string[]>>;
}

type Questions = Asked['answered'];

const join = (questions: Questions, others: Questions): Questions =>
  Object.fromEntries(
    Object.keys({ ...questions, ...others }).map((id) => [
      id,
      [...(questions[id] ?? []), ...(others[id] ?? [])],
    ]),
  );

const asked: Readonly<Record<Language, Asked>> = {
  en: { answered: join(english, otherEnglish), outside: join(outsideEnglish, nearbyEnglish) },
  es: { answered: join(spanish, otherSpanish), outside: join(outsideSpanish, nearbySpanish) },
};

/** Questions as people ask them in a language. */
export const listAsked = (language: Language): Asked => asked[language];
