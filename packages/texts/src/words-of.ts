import { words as english } from './en/asked/question-words.ts';
import { words as spanish } from './es/asked/question-words.ts';
import type { Language } from './languages.ts';
import type { QuestionWords } from './question-words.ts';

const words: Readonly<Record<Language, QuestionWords>> = { en: english, es: spanish };

export const wordsOf = (language: Language): QuestionWords => words[language];
