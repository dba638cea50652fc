import type { Language } from './languages.ts';
import { loadWhole, openInEach } from './open-whole.ts';

/** What a passage of the legal helper says. */
export interface PassageText {
  readonly title: string;
  /** By the id of the sentence, the one that answers first standing first. */
  readonly sentences: Readonly<Record<string, string>>;
}

type Passages = Readonly<Record<string, PassageText>>;

/** The passages in every language: what a language lacks is said in English. */
export const openKnowledge = (): Promise<(language: Language) => Passages> =>
  openInEach((language) => loadWhole<PassageText>(language, 'knowledge'));
