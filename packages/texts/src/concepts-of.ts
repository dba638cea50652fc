import { conceptsEnglish } from './en/asked/concepts.ts';
import { conceptsSpanish } from './es/asked/concepts.ts';
import type { Language } from './languages.ts';

/**
 * What people name in many ways → those ways, in small letters without accents: words, phrases of a few words, and the
 * beginnings of words (`pay*`).
 */
type Concepts = Readonly<Record<string, readonly string[]>>;

const concepts: Readonly<Record<Language, Concepts>> = { en: conceptsEnglish, es: conceptsSpanish };

export const conceptsOf = (language: Language): Concepts => concepts[language];
