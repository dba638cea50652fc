import { allLanguages, type Language, sourceLanguage } from './languages.ts';
import { loadEveryText } from './load-every-text.ts';
import type { Namespace } from './namespaces.ts';

/** A namespace too large to be told apart by types, as a whole: what a language lacks is said in English. */
export async function loadWhole<Value>(
  language: Language,
  namespace: Namespace,
): Promise<Readonly<Record<string, Value>>> {
  const source = await loadEveryText(sourceLanguage, namespace);
  return { ...source, ...(await loadEveryText(language, namespace)) } as Readonly<Record<string, Value>>;
}

/** What is opened of each language. */
export async function openInEach<Opened>(
  open: (language: Language) => Promise<Opened>,
): Promise<(language: Language) => Opened> {
  const opened = await Promise.all(allLanguages.map(async ({ code }) => [code, await open(code)] as const));
  const byLanguage = Object.fromEntries(opened) as Record<Language, Opened>;
  return (language) => byLanguage[language];
}
