import { type Analytics, confidenceLevels, paperKinds, steps, type TargetForm } from '@puente/contract';
import { spans } from './note-download.ts';
import type { UsageCount } from './usage.repo.ts';

/** Fewer could be somebody. */
const minTold = 5;
const maxListed = 20;

/** A count that is told, or null. */
export const hideFew = (count: number): number | null => (count < minTold ? null : count);

type Summed = Pick<
  Analytics,
  'steps' | 'reading' | 'correctedAnswers' | 'blankQuestions' | 'points' | 'minutes'
>;

const ofKind = (counts: readonly UsageCount[], kind: string) => counts.filter((each) => each.kind === kind);
const sum = (counts: readonly UsageCount[]) => counts.reduce((total, { count }) => total + count, 0);
/** The most frequent first; those that are not told come to nothing. */
const listTold = (counts: readonly UsageCount[]) =>
  counts
    .filter(({ count }) => count >= minTold)
    .toSorted((a, b) => b.count - a.count || a.detail.localeCompare(b.detail))
    .slice(0, maxListed);

/** Of fewer than five forms nothing is told, however many fields they have. */
function toReading(counts: readonly UsageCount[]): Analytics['reading'] {
  return ofKind(counts, 'forms').map(({ form, detail, count }) => {
    const [paper = '', edition = ''] = detail.split('|');
    const of = (kind: string, confidence: string) => {
      const found = ofKind(counts, kind).filter(
        (each) => each.form === form && each.detail === `${detail}|${confidence}`,
      );
      return count < minTold ? null : hideFew(sum(found));
    };
    return {
      form: form as TargetForm,
      edition: edition || null,
      paper: paperKinds.find((kind) => kind === paper) ?? 'mixed',
      forms: hideFew(count),
      levels: confidenceLevels.map((confidence) => ({
        confidence,
        read: of('read', confidence),
        corrected: of('corrected', confidence),
      })),
    };
  });
}

function toMinutes(counts: readonly UsageCount[]): Analytics['minutes'] {
  const all = ofKind(counts, 'minutes');
  const of = (detail: string) => sum(all.filter((each) => each.detail === detail));
  const told = [...spans.map((upTo) => ({ upTo, n: of(String(upTo)) })), { upTo: null, n: of('longer') }];
  let before = 0;
  const middle = told.find(({ n }) => {
    before += n;
    return before * 2 >= sum(all);
  });
  return {
    median: sum(all) < minTold ? null : (middle?.upTo ?? null),
    spans: told.map(({ upTo, n }) => ({ upTo, count: hideFew(n) })),
  };
}

/** What the counts say, without any that could be of one person. */
export function toAnalytics(counts: readonly UsageCount[]): Summed {
  const ofStep = (step: string) => sum(ofKind(counts, 'step').filter(({ detail }) => detail === step));
  const mended = ofKind(counts, 'mended');
  return {
    steps: steps.map((step) => ({ step, count: hideFew(ofStep(step)) })),
    reading: toReading(counts),
    correctedAnswers: listTold(ofKind(counts, 'answer')).map(({ form, detail, count }) => ({
      form: form as TargetForm,
      path: detail,
      count,
    })),
    blankQuestions: listTold(ofKind(counts, 'blank')).map(({ form, detail, count }) => {
      const [id = '', code = ''] = detail.split('|');
      return { form: form as TargetForm, id, label: code ? { code, params: {} } : null, count };
    }),
    points: listTold(ofKind(counts, 'told')).map(({ form, detail, count }) => ({
      form: form as TargetForm,
      code: detail,
      told: count,
      mended: hideFew(sum(mended.filter((each) => each.form === form && each.detail === detail))),
    })),
    minutes: toMinutes(counts),
  };
}
