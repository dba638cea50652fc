import type { TargetForm } from '@puente/contract';
import type { Answer, Answers, Stage } from '../answers/answer.ts';
import type { Family } from '../families/family.ts';
import type { FilledTarget } from '../fill-target.ts';
import { takesText } from '../formats.ts';
import { type Finding, judge } from '../judge.ts';
import { proofFormOf } from '../proof-forms.ts';
import type { Question } from '../questions/question.ts';
import type { Printed, PrintedEntry } from '../read-back.ts';

const today = new Date('2026-11-20T12:00:00Z');

/** In the letters a box takes: no accents, and no signs where it has none. */
function toBoxLetters(value: string, { takes }: Question): string {
  const plain = value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/Ł/g, 'L')
    .replaceAll('&', ' and ');
  return takesText[takes](plain) ? plain : plain.replace(/[^A-Za-z0-9/ -]/g, '');
}

const pointer = 'See Additional Info';

/** What no spelling fits (digits in a box of letters) goes whole to the additional information. */
function say(question: Question, answer: Answer | undefined): string {
  if (answer?.kind === 'part') return toBoxLetters(answer.value, question);
  if (answer?.kind !== 'known') return '';
  const text = toBoxLetters(answer.values.at(-1) ?? '', question);
  return takesText[question.takes](text) ? text : pointer;
}

const listMoved = (form: TargetForm, answers: Answers): PrintedEntry[] =>
  proofFormOf(form).questions.flatMap((question) => {
    const answer = answers.answers.get(question.asks);
    if (answer?.kind !== 'known' || say(question, answer) !== pointer) return [];
    return [{ part: question.part, item: question.item, text: answer.values[0] ?? '' }];
  });

const toKey = (page: number, [x, y]: readonly [number, number]): string => `${page}/${x}/${y}`;

const listHeld = (answers: Answers): FilledTarget['withheld'] =>
  [...answers.answers.values()].flatMap((answer) =>
    answer.kind === 'doubt' ? [{ path: '', value: answer.values[0] ?? '', reason: 'no-value' as const }] : [],
  );

const listAdjusted = (answers: Answers): FilledTarget['adjusted'] =>
  [...answers.answers.values()].flatMap((answer) =>
    answer.kind === 'known' ? answer.values.map((from) => ({ path: '', from, to: '' })) : [],
  );

/** What is changed on an otherwise faultless form before it is judged. */
export interface Plant {
  /** Text by the question it is put under. */
  readonly boxes?: Readonly<Record<string, string>>;
  readonly entries?: (entries: readonly PrintedEntry[]) => readonly PrintedEntry[];
  readonly withheld?: FilledTarget['withheld'];
  readonly adjusted?: FilledTarget['adjusted'];
  readonly stray?: Printed['boxes'][number];
  readonly sheetHead?: string;
}

/** The findings of a form on which every known answer is printed as it should be, but for what is planted. */
export function judgePlanted(form: TargetForm, family: Family, stage: Stage, plant: Plant = {}): Finding[] {
  const answers = proofFormOf(form).answer(family, stage, today);
  const texts = new Map(
    proofFormOf(form).questions.map((question) => [
      toKey(question.page, question.at),
      plant.boxes?.[question.asks] ?? say(question, answers.answers.get(question.asks)),
    ]),
  );
  const further = answers.elsewhere.map(({ part, items, pieces }) => ({
    part,
    item: items[0] ?? '',
    text: pieces.map(([first]) => first).join(', '),
  }));
  const entries = [...further, ...listMoved(form, answers)];
  const find: Printed['find'] = (page, at) => texts.get(toKey(page, at)) ?? '';
  const printed: Printed = {
    boxes: plant.stray ? [plant.stray] : [],
    entries: plant.entries?.(entries) ?? entries,
    sheetHeads: plant.sheetHead ? [plant.sheetHead] : [],
    find,
  };
  const filled: FilledTarget = {
    bytes: new Uint8Array(),
    missing: [],
    withheld: plant.withheld ?? listHeld(answers),
    adjusted: plant.adjusted ?? listAdjusted(answers),
    evidence: {},
  };
  const blank: Printed = { boxes: [], entries: [], sheetHeads: [], find: () => '' };
  return judge({ form, filled, printed, blank, answers });
}
