import { english } from './en/index.ts';
import { spanish } from './es/index.ts';
import type { Language } from './languages.ts';
import type { BegunTranslation, ScreenNamespace } from './namespaces.ts';

const load: Readonly<Record<Language, BegunTranslation<ScreenNamespace>>> = { en: english, es: spanish };

/** The texts of one namespace of the screens in one language; nothing where the language has none of them yet. */
export const loadTexts = async (
  language: Language,
  namespace: ScreenNamespace,
): Promise<object | undefined> => (await load[language][namespace]?.())?.texts;
