import type { ScreenNamespace } from '@puente/texts';
import { texts as frame } from '@puente/texts/en/frame';
import { type Language, pickLanguage, sourceLanguage } from '@puente/texts/languages';
import { loadTexts as loadFrom } from '@puente/texts/load-texts';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readLanguage, writeLanguage } from '../storage.ts';

/** The official labels are shown in English beside every other language. */
const officialNamespaces = new Set<ScreenNamespace>(['fields', 'labels']);
/** What a view has asked for so far: on a change of language all of it is needed again. */
const inUse = new Set<ScreenNamespace>(['frame']);
let wanted: Language = sourceLanguage;

/** `first`: what the page is drawn in already, or ahead of time; else what the person chose or their browser asks for. */
export async function startI18n(
  first: Language = pickLanguage(readLanguage(), navigator.languages),
): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: sourceLanguage,
    fallbackLng: sourceLanguage,
    ns: ['frame'],
    defaultNS: 'frame',
    resources: { [sourceLanguage]: { frame } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  i18next.on('languageChanged', markDocument);
  // The texts may fail to arrive; a page in English is better than none.
  await speak(first).catch(() => speak(sourceLanguage));
  return i18next;
}

/** Changes the language of everything on the screen, and remembers it. Throws when its texts do not arrive. */
export async function changeLanguage(language: Language) {
  await speak(language);
  writeLanguage(language);
}

/** Loads the texts of a page in the language at hand. */
export async function loadTexts(...namespaces: readonly ScreenNamespace[]) {
  for (const namespace of namespaces) inUse.add(namespace);
  const official = namespaces.filter((namespace) => officialNamespaces.has(namespace));
  await Promise.all([load(wanted, namespaces), load(sourceLanguage, official)]);
}

/** The words of the server's failures. Without them, because the connection is gone too, they are said in English. */
export const loadErrorTexts = () => loadTexts('errors').catch(() => undefined);

async function speak(language: Language) {
  const before = wanted;
  // Set first: a view that opens meanwhile loads its texts in the new language.
  wanted = language;
  try {
    await load(language, [...inUse]);
    if (wanted === language) await i18next.changeLanguage(language);
  } catch (error) {
    if (wanted === language) wanted = before;
    throw error;
  }
}

const load = (language: Language, namespaces: readonly ScreenNamespace[]) =>
  Promise.all(
    namespaces.map(async (namespace) => {
      if (i18next.hasResourceBundle(language, namespace)) return;
      const texts = await loadFrom(language, namespace);
      if (texts) i18next.addResourceBundle(language, namespace, texts);
    }),
  );

function markDocument(language: string) {
  // None where a page is drawn ahead of time.
  const root = globalThis.document?.documentElement;
  if (!root) return;
  root.lang = language;
  root.dir = i18next.dir(language);
}
