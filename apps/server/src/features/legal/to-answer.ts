import type { LegalAnswer, LegalSource } from '@puente/contract';
import { getPassage, getSource, isPastDue, type RedFlag } from '@puente/forms/knowledge';
import { toFormDay } from '@puente/forms/values';
import type { Language } from '@puente/texts';
import type { Words } from '../../platform/speak.ts';
import { knowledge } from './knowledge.ts';
import type { Picked } from './pick-sentences.ts';

export interface Speaking {
  readonly language: Language;
  readonly say: Words;
  readonly now: Date;
}

/** A sentence with its source; without its words once nobody has looked for too long. */
export function toSource({ language, now }: Speaking, { passage, sentence }: Picked): LegalSource | null {
  const facts = getPassage(passage).sentences[sentence];
  const told = knowledge(language)[passage];
  const content = told?.sentences[sentence];
  if (!facts || !told || content === undefined) return null;
  const { named, page, sure } = getSource(facts.source);
  return {
    content: isPastDue(facts, toFormDay(now)) ? '' : content,
    metadata: { id: sentence, title: told.title, named, page, sure, checked: facts.checked },
  };
}

/** What is not repeated any more is only told with its page; without one nothing is told. */
function toWords({ say }: Speaking, { content, metadata: { page } }: LegalSource): string {
  if (content !== '') return content;
  return page === null ? '' : say('helper:lookUp', { page });
}

interface Answered {
  readonly sources: readonly LegalSource[];
  readonly isAdvice?: boolean;
  readonly flags?: readonly RedFlag[];
  /** Of a language model that chose; 0: none was asked, or it gave no answer. */
  readonly tokens?: number;
}

/** The answer as it goes out: nothing in it but sentences of the base and the helper's own fixed ones. */
export function toAnswer(
  speaking: Speaking,
  { sources, isAdvice = false, flags = [], tokens = 0 }: Answered,
): LegalAnswer {
  const { say } = speaking;
  const told = sources.map((source) => toWords(speaking, source)).filter(Boolean);
  const lead = isAdvice
    ? [say('helper:advice'), ...(told.length > 0 ? [say('helper:onTheMatter')] : [])]
    : [];
  const output = [...lead, ...told].join(' ');
  return {
    success: true,
    data: {
      kind: isAdvice ? 'advice' : told.length > 0 ? 'answered' : 'none',
      output: output || say('helper:none'),
      sources: [...sources],
      referrals: flags.map((code) => ({
        code,
        title: say(`helper:flags.${code}.title`),
        why: say(`helper:flags.${code}.why`),
      })),
    },
    usage: { total_tokens: tokens },
    error: null,
  };
}
