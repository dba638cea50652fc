import type { LegalAnswer, LegalSource, QuickTopic, TargetForm } from '@puente/contract';
import { getPassage, type PassageId, passagesOfForm, type RedFlag } from '@puente/forms/knowledge';
import type { Language } from '@puente/texts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { speak } from '../../platform/speak.ts';
import { type Chosen, chooseSentences } from './choose-sentences.ts';
import { type ItemSentences, tellItem } from './item-sentences.ts';
import { toCertainty } from './judge-found.ts';
import { asksForAdvice, findFlags } from './judge-question.ts';
import { openBase } from './open-base.ts';
import { type Picked, pickSentences } from './pick-sentences.ts';
import { searchKnowledge } from './search-knowledge.ts';
import { type Speaking, toAnswer, toSource } from './to-answer.ts';
import { toKnownWords } from './to-known-words.ts';

export interface LegalQuestion {
  readonly query: string;
  readonly formType?: TargetForm | undefined;
  /** Key of an item of the guide to that form. */
  readonly item?: string | undefined;
  readonly topic?: QuickTopic | undefined;
}

/** With an item at hand it must be surer than else that another passage answers. */
const minBesideItem = 0.85;

interface Choice extends Chosen {
  /** Whether the base plainly has what was asked. */
  readonly isPlain: boolean;
}

/** The first sentence of each. */
const tellPassages = (speaking: Speaking, passages: readonly PassageId[]): LegalSource[] =>
  passages.flatMap((passage) => {
    const [sentence] = Object.keys(getPassage(passage).sentences);
    return (sentence !== undefined && toSource(speaking, { passage, sentence })) || [];
  });

/** Matters that the question speaks of, and those of the passage that answers it. */
function listFlags(query: string, [best]: readonly Picked[]): RedFlag[] {
  const told = best ? (getPassage(best.passage).flags ?? []) : [];
  return [...new Set([...findFlags(query), ...told])];
}

/** By the model, where there is one and it answers in time; else by the search alone. */
async function choose(context: Context, query: string, language: Language): Promise<Choice> {
  const { db, legalModel: ask, log } = context;
  const base = await openBase(context);
  const found = await searchKnowledge(db, language, query, base);
  const words = ask ? await toKnownWords(db, query, base) : '';
  const chosen = ask && (await chooseSentences({ ask, log }, { words, found, language }));
  return {
    ...(chosen ?? { picked: pickSentences(found), tokens: 0 }),
    isPlain: chosen !== null || toCertainty(found) >= minBesideItem,
  };
}

function toItem(
  context: Context,
  { formType, item }: LegalQuestion,
  language: Language,
): ItemSentences | null {
  if (item === undefined) return null;
  const told = formType && tellItem(formType, item, language, context.clock());
  if (!told) throw new AppError('invalid_input');
  return told;
}

/** Answers by sentences of the base, or says that it has none. Nothing of the question is kept. @throws AppError invalid_input */
export async function explainLegal(
  context: Context,
  question: LegalQuestion,
  language: Language,
): Promise<LegalAnswer> {
  const speaking = { language, say: speak(language), now: context.clock() };
  const { query, topic, formType } = question;
  const item = toItem(context, question, language);
  if (topic)
    return toAnswer(speaking, {
      sources: item?.ofTopic(topic) ?? tellPassages(speaking, passagesOfForm(formType ?? 'I-485')[topic]),
    });
  const { picked, tokens, isPlain } = await choose(context, query, language);
  const told = picked.flatMap((one) => toSource(speaking, one) ?? []);
  // Who asks from an item hears of it, unless the base plainly has what was asked.
  const sources = item && !(told.length > 0 && isPlain) ? item.sources : told;
  const flags = listFlags(query, told.length > 0 ? picked : []);
  return toAnswer(speaking, { sources, isAdvice: asksForAdvice(query), flags, tokens });
}

/** What to know first of a form. */
export function getLegalGuidance(context: Context, form: TargetForm, language: Language): LegalAnswer {
  const speaking = { language, say: speak(language), now: context.clock() };
  return toAnswer(speaking, { sources: tellPassages(speaking, passagesOfForm(form).first) });
}
