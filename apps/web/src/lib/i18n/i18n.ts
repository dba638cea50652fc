import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { texts as frame } from './en/frame.ts';

/** English is the source and the fallback: official field labels are shown in it in every language. */
const sourceLanguage = 'en';

const sources = import.meta.glob<{ texts: Record<string, unknown> }>('./*/*.ts');

export const startI18n = async (): Promise<i18n> => {
  await i18next.use(initReactI18next).init({
    lng: sourceLanguage,
    fallbackLng: sourceLanguage,
    ns: ['frame'],
    defaultNS: 'frame',
    resources: { [sourceLanguage]: { frame } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  markDocument(i18next.language);
  i18next.on('languageChanged', markDocument);
  return i18next;
};

/** Loads the texts of a page in the language at hand and in the source language. */
export const loadTexts = async (...namespaces: readonly string[]) => {
  const languages = new Set([sourceLanguage, i18next.language]);
  const wanted = [...languages].flatMap((language) =>
    namespaces.map((namespace) => ({ language, namespace })),
  );
  await Promise.all(
    wanted.map(async ({ language, namespace }) => {
      if (i18next.hasResourceBundle(language, namespace)) return;
      const module = await sources[`./${language}/${namespace}.ts`]?.();
      if (module) i18next.addResourceBundle(language, namespace, module.texts);
    }),
  );
};

const markDocument = (language: string) => {
  document.documentElement.lang = language;
  document.documentElement.dir = i18next.dir(language);
};
