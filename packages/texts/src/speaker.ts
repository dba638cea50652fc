import i18next, { type TFunction } from 'i18next';
import { allLanguages, type Language, sourceLanguage } from './languages.ts';
import { loadEveryText } from './load-every-text.ts';
import type { SpokenNamespace } from './namespaces.ts';

/** Says the texts of some namespaces in any language, outside a browser: `speak('es')('errors:not_found')`. */
export type Speaker<N extends readonly SpokenNamespace[]> = (language: Language) => TFunction<N>;

/** Loads namespaces in every language, to be said at once from then on. */
export async function openSpeaker<const N extends readonly [SpokenNamespace, ...SpokenNamespace[]]>(
  ...namespaces: N
): Promise<Speaker<N>> {
  const speaker = i18next.createInstance();
  await speaker.init({
    fallbackLng: sourceLanguage,
    ns: namespaces,
    defaultNS: namespaces[0],
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  const every = allLanguages.flatMap(({ code }) => namespaces.map((namespace) => [code, namespace] as const));
  await Promise.all(
    every.map(async ([code, namespace]) => {
      const texts = await loadEveryText(code, namespace);
      if (texts) speaker.addResourceBundle(code, namespace, texts);
    }),
  );
  return (language) => speaker.getFixedT(language, namespaces) as TFunction<N>;
}
