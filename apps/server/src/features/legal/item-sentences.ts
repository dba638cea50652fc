import type { LegalSource, QuickTopic, TargetForm } from '@puente/contract';
import { definitionOf } from '@puente/forms';
import { getSource, isPastDue, lasting } from '@puente/forms/knowledge';
import { toFormDay } from '@puente/forms/values';
import type { GuideText, Language } from '@puente/texts';
import { openTelling } from '../guide/index.ts';

/** What the guide says of one item, to be quoted. */
export interface ItemSentences {
  readonly sources: readonly LegalSource[];
  readonly ofTopic: (topic: QuickTopic) => readonly LegalSource[];
}

const ofTopics = {
  documents: ['find'],
  mistakes: ['slips'],
  examples: ['asks'],
} as const satisfies Record<QuickTopic, ReadonlyArray<keyof GuideText>>;

/** Null: the form has no such item. */
export function tellItem(form: TargetForm, key: string, language: Language, now: Date): ItemSentences | null {
  const text = openTelling(form, language).texts.ofItem(key);
  if (!text) return null;
  const isOld = isPastDue(lasting, toFormDay(now));
  const { page } = getSource(`form-${definitionOf(form).key}`);
  const toSources = (parts: ReadonlyArray<keyof GuideText>): LegalSource[] =>
    parts.flatMap((part) => {
      const content = text[part];
      if (!content) return [];
      return [
        {
          content: isOld ? '' : content,
          metadata: {
            id: `${form}.${key}.${part}`,
            title: text.question,
            named: `Form ${form}`,
            page,
            sure: 'form' as const,
            checked: lasting.checked,
          },
        },
      ];
    });
  return {
    sources: toSources(['asks', 'find', 'slips']),
    ofTopic: (topic) => toSources(ofTopics[topic]),
  };
}
