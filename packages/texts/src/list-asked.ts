import { questions as english } from './en/asked/index.ts';
import { outside as outsideEnglish } from './en/asked/outside.ts';
import { questions as spanish } from './es/asked/index.ts';
import { outside as outsideSpanish } from './es/asked/outside.ts';
import type { Language } from './languages.ts';

interface Asked {
  /** By the passage that answers them. */
  readonly answered: Readonly<Record<string, readonly string[]>>;
  /** That no passage answers, by what they are about. */
  readonly outside: Readonly<Record<string, readonly string[]>>;
}

const asked: Readonly<Record<Language, Asked>> = {
  en: { answered: english, outside: outsideEnglish },
  es: { answered: spanish, outside: outsideSpanish },
};

/** Questions as people ask them in a language. */
export const listAsked = (language: Language): Asked => asked[language];
