import { tickedAnswer } from '@puente/contract';
import { toBoxKey } from '../../answers/box-answers.ts';
import { getCatalogue } from '../../editions/index.ts';
import { createRandom, type Random } from '../../filling/testing/random.ts';
import type { PaperForm } from '../../reading.ts';
import type { I485FormData } from '../../registry/data.ts';
import { definitionOf, openForm } from '../../registry.ts';
import { buildMirror } from '../build-mirror.ts';
import type { MirrorEntry } from '../mirror-entry.ts';
import { createFamily, type Family } from './families.ts';
import { respell } from './respell.ts';
import { toPaper } from './to-paper.ts';

const today = new Date('2026-11-20T00:00:00Z');
const catalogue = getCatalogue('I-485', '01/20/25');

export interface Case {
  readonly family: Family;
  readonly paper: PaperForm;
  readonly random: Random;
  data: I485FormData;
}

export function answer(data: I485FormData, group: string, says: 'yes' | 'no'): void {
  const other = says === 'yes' ? 'no' : 'yes';
  delete data.box_answers[toBoxKey(`${group}.${other}`)];
  data.box_answers[toBoxKey(`${group}.${says}`)] = tickedAnswer;
}

const toMark = (isYes: boolean) => (isYes ? 'yes' : 'no');

/** What the family would answer in boxes when it says the same again. */
function answerBoxes(data: I485FormData, { yes, court, entries, children, jobs }: Family): void {
  answer(data, 'P9.1', toMark(yes.has('B.3.A')));
  answer(data, 'P9.14', toMark(court !== 'never'));
  answer(data, 'P9.18', 'yes');
  answer(data, 'P9.22', toMark(yes.has('B.2') || yes.has('C.6')));
  answer(data, 'P9.48', toMark(jobs.some(({ occupation }) => occupation === 'Guard')));
  answer(data, 'P9.50', toMark(jobs.some(({ occupation }) => occupation === 'Soldier')));
  answer(data, 'P9.53.a', 'no');
  answer(data, 'P9.53.b', 'no');
  answer(data, 'P9.53.c', 'no');
  answer(data, 'P9.53.d', toMark(yes.has('C.3')));
  // Who returned to the country that is feared had been here before.
  answer(data, 'P1.13', toMark(entries.length === 1));
  data.box_answers[toBoxKey('P7.1.total-children')] = String(children.length);
}

const toFormData = (paper: PaperForm): I485FormData =>
  definitionOf('I-485').toFormData(paper, { today }).formData;

/** A family whose I-485 says what its I-589 said. `isRespelled`: in other spellings and another order. */
export function createCase(seed: number, isRespelled = false): Case {
  const created = createFamily(seed);
  // Who answers that this was the first arrival has not returned from here.
  const family =
    created.entries.length === 1
      ? { ...created, yes: new Set([...created.yes].filter((one) => one !== 'C.4')) }
      : created;
  const paper = toPaper(family);
  const random = createRandom(seed * 104_729);
  const data = structuredClone(toFormData(paper));
  answerBoxes(data, family);
  return { family, paper, random, data: isRespelled ? respell(random, data) : data };
}

export const mirrorOf = ({ paper, data }: Pick<Case, 'paper' | 'data'>): readonly MirrorEntry[] =>
  buildMirror({ ...openForm('I-485', data), paper, catalogue, today }).entries;

/** The same case with ink in some boxes of its paper that nobody can read; the person knows what stands there. */
export function blur(
  { family, paper, data }: Case,
  random: Random,
  boxes: number,
): Pick<Case, 'paper' | 'data'> {
  const ids = [...paper.fields.keys()];
  return {
    paper: toPaper(
      family,
      Array.from({ length: boxes }, () => random.pick(ids)),
    ),
    data,
  };
}
