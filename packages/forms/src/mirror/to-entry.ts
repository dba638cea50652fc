import { isDifference, toConfidence } from '@puente/contract';
import type { FormDraft } from '../drafting/form-draft.ts';
import { paperOf } from '../paper-of.ts';
import type { FieldReading } from '../reading.ts';
import type { Finding } from './form-mirror.ts';
import { type Judgement, silent, unreadable } from './judgement.ts';
import type { MirrorEntry, OldWords } from './mirror-entry.ts';

const hasInk = (reading: FieldReading): boolean =>
  reading.state === 'marked' ? reading.marked : reading.state !== 'blank';

const toOldWords = (reading: FieldReading): OldWords => ({
  fieldId: reading.fieldId,
  text: 'text' in reading ? (reading.text ?? '') : '',
  place: reading.place,
  ...(reading.state === 'marked' && { marked: true }),
});

const listReadings = ({ paper }: FormDraft, ids: readonly string[]): readonly FieldReading[] =>
  [...new Set(ids)].flatMap((id) => paper.fields.get(id) ?? []);

/**
 * What is not surely read tells no difference: ink that nobody could read, text that was read at a low confidence, and text
 * out of which no value could be made, so that the paper only seems to be silent.
 */
function toJudgement(draft: FormDraft, { rests, before, judgement }: Finding): Judgement | null {
  const readings = listReadings(draft, rests ?? before);
  const isUnclear = readings.some(({ state }) => state === 'unclear');
  if (judgement === null) return isUnclear ? unreadable : null;
  if (judgement.verdict === 'not-answered') return isUnclear ? unreadable : judgement;
  if (!isDifference(judgement)) return judgement;
  const isLow = readings.filter(hasInk).some(({ score }) => toConfidence(score) === 'low');
  const seemsSilent =
    judgement === silent && (rests ?? before).some((id) => draft.text(id) !== null || draft.isMarked(id));
  return isUnclear || isLow || seemsSilent ? unreadable : judgement;
}

/** A finding with the old words it rests on; null where there is nothing to show. */
export function toEntry(draft: FormDraft, finding: Finding, key: string): MirrorEntry | null {
  const judgement = toJudgement(draft, finding);
  if (judgement === null) return null;
  const readings = listReadings(draft, finding.before).filter(hasInk);
  const { storyParts } = paperOf(draft.paper.form);
  return {
    key,
    path: finding.path,
    topic: finding.topic,
    before: readings.map(toOldWords),
    now: finding.now,
    ...judgement,
    score: readings.length === 0 ? null : Math.min(...readings.map(({ score }) => score)),
    isStory: readings.some(({ fieldId }) => storyParts.has(fieldId.split('.')[0] ?? '')),
  };
}
