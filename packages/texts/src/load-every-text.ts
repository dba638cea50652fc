import { english } from './en/index.ts';
import { englishOfServer } from './en/server.ts';
import { spanish } from './es/index.ts';
import { spanishOfServer } from './es/server.ts';
import type { Language } from './languages.ts';
import type { BegunTranslation, Namespace } from './namespaces.ts';

/** Every namespace of each language; a browser takes `loadTexts`, which knows nothing of the server's. */
export const everyText: Readonly<Record<Language, BegunTranslation>> = {
  en: { ...english, ...englishOfServer },
  es: { ...spanish, ...spanishOfServer },
};

/** As `loadTexts`, and also what the server alone says. */
export const loadEveryText = async (language: Language, namespace: Namespace): Promise<object | undefined> =>
  (await everyText[language][namespace]?.())?.texts;
