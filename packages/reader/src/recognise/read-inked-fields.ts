import type { Layout } from '../engine/engine.ts';
import { mayLackAccent } from './accented-words.ts';
import { conclude, concludeTogether, layoutOf, nothingRead } from './conclude.ts';
import type { FieldText, LookReading } from './field-text.ts';
import type { InkedField } from './inked-field.ts';
import { roundsOf } from './looks.ts';
import { type Answer, lookAtCrops, type Recognisers } from './recognisers.ts';
import { getKindRules } from './value-patterns.ts';

export interface Attempt {
  readonly field: InkedField;
  readonly layout: Layout;
  readonly readings: LookReading[];
  result: Omit<FieldText, 'field'>;
}

/** A second look through other glasses shares most of the first one's mistakes. */
const treatedWeight = 0.6;

/** Reads fields in rounds: all by the first data, then those in doubt again. In the order given. */
export async function readInkedFields(
  fields: readonly InkedField[],
  recognisers: Recognisers,
): Promise<FieldText[]> {
  const attempts = await attemptFields(fields, recognisers);
  return attempts.map(({ field, result }) => ({ field, ...result }));
}

/** As above, with every reading that led there. */
export async function attemptFields(
  fields: readonly InkedField[],
  recognisers: Recognisers,
): Promise<Attempt[]> {
  const attempts = fields.map(start);
  for (let round = 0; round < 3; round++) {
    const open = attempts.filter((attempt) => round === 0 || isInDoubt(attempt));
    const looks = open.flatMap((attempt) =>
      (roundsOf(attempt.field.spec.valueKind)[round] ?? []).map((look) => ({ attempt, look })),
    );
    if (looks.length === 0) break;
    const answers = await lookAtCrops(
      looks.map(({ attempt: { field, layout }, look }) => ({ field, layout, look })),
      recognisers,
    );
    for (const [i, { attempt }] of looks.entries()) addReading(attempt, answers[i] as Answer);
    for (const attempt of open) attempt.result = conclude(attempt);
  }
  return concludeTogether(attempts);
}

function start(field: InkedField): Attempt {
  return { field, layout: layoutOf(field), readings: [], result: nothingRead(field) };
}

function addReading(attempt: Attempt, { look, recognition }: Answer): void {
  if (recognition.text === '') return;
  const weight = look.treatment === 'plain' ? 1 : treatedWeight;
  attempt.readings.push({ look, voice: look.voice, recognition, weight });
}

/** Coarser or two-tone pictures lose accents in the same way for every reader: they get the next looks at once. */
const coarseDpi = 185;

/** Readings of different data that agree were never seen wrong together on letters they can all spell. */
function isInDoubt({ field, readings, result }: Attempt): boolean {
  if (result.verdict === 'fails') return true;
  const looks = readings.length;
  const isMarkMissed = result.marks === 'unread' || result.marks === 'placed';
  const isUnsure = result.agreement < 1 || result.weakestLetter < 0.8 || isMarkMissed;
  const isCoarse = field.sourceDpi < coarseDpi && mayHaveAccent(field);
  if (looks <= 2) return isUnsure || mayLackAccent(result.text) || isCoarse;
  return result.weakestLetter < 0.6 || (looks <= 3 && result.likeness < 1);
}

const mayHaveAccent = ({ spec: { valueKind } }: InkedField) => getKindRules(valueKind).alphabet === undefined;
