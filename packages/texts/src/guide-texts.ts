import { allLanguages, type Language, sourceLanguage } from './languages.ts';
import { loadEveryText } from './load-every-text.ts';
import type { Namespace } from './namespaces.ts';

/** What is said of one item of a form. */
export interface GuideText {
  /** The question of the form in our own words. */
  readonly question: string;
  /** What goes in the box, and what the answer opens or closes. */
  readonly asks: string;
  readonly why: string;
  /** Which paper the answer stands on. */
  readonly find: string;
  /** Common mistakes. */
  readonly slips?: string;
  /** Who may leave it empty. */
  readonly skip?: string;
}

export interface GuideTexts {
  /** Null: an item of another edition, of which nobody wrote. */
  readonly ofItem: (key: string) => GuideText | null;
  /** Name of a box or choice of an item with several, by the key of the box; null: it has none of ours. */
  readonly ofBox: (key: string) => string | null;
}

type GuideNamespace = Extract<Namespace, `guide-i${string}`>;

async function load<Value>(
  language: Language,
  namespace: Namespace,
): Promise<Readonly<Record<string, Value>>> {
  const source = await loadEveryText(sourceLanguage, namespace);
  return { ...source, ...(await loadEveryText(language, namespace)) } as Readonly<Record<string, Value>>;
}

async function openIn(language: Language, namespace: GuideNamespace): Promise<GuideTexts> {
  const items = await load<GuideText>(language, namespace);
  const boxes = await load<string>(language, 'guide-boxes');
  return {
    ofItem: (key) => (Object.hasOwn(items, key) ? (items[key] ?? null) : null),
    ofBox: (key) => (Object.hasOwn(boxes, key) ? (boxes[key] ?? null) : null),
  };
}

/** The texts of the guide to one form (`i485`), in every language: what a language lacks is said in English. */
export async function openGuideTexts(
  form: GuideNamespace extends `guide-${infer Form}` ? Form : never,
): Promise<(language: Language) => GuideTexts> {
  const opened = await Promise.all(
    allLanguages.map(async ({ code }) => [code, await openIn(code, `guide-${form}`)] as const),
  );
  const byLanguage = Object.fromEntries(opened) as Record<Language, GuideTexts>;
  return (language) => byLanguage[language];
}
