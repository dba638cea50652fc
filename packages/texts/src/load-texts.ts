import { getLanguage, type Language } from './languages.ts';
import type { Namespace } from './namespaces.ts';

/** The texts of one namespace in one language; nothing where the language has none of them yet. */
export const loadTexts = async (language: Language, namespace: Namespace): Promise<object | undefined> =>
  (await getLanguage(language).load[namespace]?.())?.texts;
