import type { ValueKind } from '@puente/forms';
import type { Language } from '../engine/engine.ts';
import type { Treatment } from './prepare-crop.ts';
import { getKindRules } from './value-patterns.ts';

/** One way to look at a crop: whose eyes, and through which glasses. */
export type Look =
  | { readonly voice: Language; readonly treatment: Treatment }
  /** Who looks where the second reader cannot: it is not there, or the crop has several lines. */
  | { readonly voice: 'second'; readonly treatment: Treatment; readonly substitute: Language };

const plain = (voice: Language): Look => ({ voice, treatment: 'plain' });
const second = (substitute: Language): Look => ({ voice: 'second', treatment: 'plain', substitute });

/** Languages whose data knows the letters; the cheapest pair first, more where it is not enough. */
const textRounds: readonly (readonly Look[])[] = [
  [plain('spa'), second('fra')],
  [plain('fra'), plain('por')],
  [plain('eng'), { voice: 'spa', treatment: 'larger' }],
];
const numberRounds: readonly (readonly Look[])[] = [
  [plain('eng'), second('fra')],
  [plain('spa'), { voice: 'eng', treatment: 'larger' }],
  [
    { voice: 'eng', treatment: 'bolder' },
    { voice: 'fra', treatment: 'thinner' },
  ],
];
/** Letters among digits: English data takes them for digits, French data hardly ever. */
const mixedRounds: readonly (readonly Look[])[] = [
  [plain('fra'), second('por')],
  [plain('eng'), { voice: 'fra', treatment: 'larger' }],
  [{ voice: 'fra', treatment: 'bolder' }],
];
export const mixedKinds: ReadonlySet<ValueKind | 'mark'> = new Set(['i94', 'document-number', 'unit']);
const longTextRounds: readonly (readonly Look[])[] = [[plain('spa')]];

/** The looks at a box of this kind, round by round: the next ones only where those before leave a doubt. */
export function roundsOf(kind: ValueKind | 'mark'): readonly (readonly Look[])[] {
  if (kind === 'long-text') return longTextRounds;
  if (mixedKinds.has(kind)) return mixedRounds;
  return kind !== 'mark' && getKindRules(kind).alphabet ? numberRounds : textRounds;
}
