import { allLanguages, type Language, sourceLanguage } from './languages.ts';
import { loadEveryText } from './load-every-text.ts';

/** What a passage of the legal helper says. */
export interface PassageText {
  readonly title: string;
  /** By the id of the sentence, the one that answers first standing first. */
  readonly sentences: Readonly<Record<string, string>>;
}

type Passages = Readonly<Record<string, PassageText>>;

async function load(language: Language): Promise<Passages> {
  const source = (await loadEveryText(sourceLanguage, 'knowledge')) as Passages;
  return { ...source, ...((await loadEveryText(language, 'knowledge')) as Passages | undefined) };
}

/** The passages in every language: what a language lacks is said in English. */
export async function openKnowledge(): Promise<(language: Language) => Passages> {
  const opened = await Promise.all(allLanguages.map(async ({ code }) => [code, await load(code)] as const));
  const byLanguage = Object.fromEntries(opened) as Record<Language, Passages>;
  return (language) => byLanguage[language];
}
