import type { Language } from './languages.ts';
import type { Namespace } from './namespaces.ts';
import { loadWhole, openInEach } from './open-whole.ts';

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

async function openIn(language: Language, namespace: GuideNamespace): Promise<GuideTexts> {
  const items = await loadWhole<GuideText>(language, namespace);
  const boxes = await loadWhole<string>(language, 'guide-boxes');
  return {
    ofItem: (key) => (Object.hasOwn(items, key) ? (items[key] ?? null) : null),
    ofBox: (key) => (Object.hasOwn(boxes, key) ? (boxes[key] ?? null) : null),
  };
}

/** The texts of the guide to one form (`i485`), in every language: what a language lacks is said in English. */
export const openGuideTexts = (
  form: GuideNamespace extends `guide-${infer Form}` ? Form : never,
): Promise<(language: Language) => GuideTexts> => openInEach((language) => openIn(language, `guide-${form}`));
