import type { TargetForm } from '@puente/contract';
import { listCatalogues } from '@puente/forms/catalogues';
import type { Answer, Answers, Elsewhere } from './answers/answer.ts';
import type { FilledTarget } from './fill-target.ts';
import { takesText } from './formats.ts';
import { proofFormOf } from './proof-forms.ts';
import type { Question } from './questions/question.ts';
import type { Printed } from './read-back.ts';
import { isSameValue, spellings } from './same-value.ts';
import { squash } from './squash.ts';

/**
 * wrong: a value stands where it does not answer the printed question. lost: a known fact is neither in its box nor in
 * the additional information, an added sheet, or anything asked or withheld. unasked: what the paper leaves open was
 * decided, or left blank, without a question. format: not what the box takes. asked-again: right, but the person must
 * type what the paper says; no fault, though worth seeing.
 */
export const verdicts = ['wrong', 'lost', 'unasked', 'format', 'asked-again'] as const;
type Verdict = (typeof verdicts)[number];

export interface Finding {
  readonly verdict: Verdict;
  readonly place: string;
  readonly asks: string;
  readonly printed: string;
  readonly wanted: string;
}

interface Case {
  readonly form: TargetForm;
  readonly filled: FilledTarget;
  readonly printed: Printed;
  /** The form before it was filled: what its boxes hold already (barcodes) is not ours. */
  readonly blank: Printed;
  readonly answers: Answers;
}

const pointers = /^see (part 14|part 6|additional info)/i;

const toFinding = (verdict: Verdict, question: Question, printed: string, wanted: string): Finding => ({
  verdict,
  place: `page ${question.page} part ${question.part} item ${question.item}`,
  asks: question.asks,
  printed,
  wanted,
});

function isInEntries({ printed }: Case, question: Question, value: string): boolean {
  const text = squash(
    printed.entries
      .filter(({ part, item }) => part === question.part && (item === question.item || question.part !== '1'))
      .map((entry) => entry.text)
      .join(' '),
  );
  return spellings(value).some((spelling) => text.includes(spelling));
}

const isWithheld = ({ filled }: Case, value: string): boolean =>
  filled.withheld.some((held) => spellings(value).some((spelling) => squash(held.value).includes(spelling)));

/** Whether the last look before filing asks for this box, or for the group of boxes it stands in. */
function isAsked({ form, filled }: Case, question: Question): boolean {
  const fields = listCatalogues(form)[0]?.fields ?? [];
  return filled.missing.some(({ id }) => {
    const field = fields.find((each) => each.id === id);
    if (!field || field.page !== question.page) return false;
    const [left, bottom, width, height] = field.box;
    const found = proofFormOf(form).questions.find(
      ({ page, at: [x, y] }) =>
        page === field.page && left <= x && x <= left + width && bottom <= y && y <= bottom + height,
    );
    const isDate = question.takes.includes('date');
    return found?.heading === question.heading && found.takes.includes('date') === isDate;
  });
}

/** Whoever's name is printed without its accents is told so. */
const isToldOfLetters = ({ filled }: Case, text: string, wanted: string): boolean =>
  !/[^\x20-\x7e]/.test(wanted) ||
  /[^\x20-\x7e]/.test(text) ||
  filled.adjusted.some(({ from }) => squash(from) === squash(wanted));

/** `11/2024` of `11/15/2024`. */
const toMonthOf = (day: string): string => day.replace(/^(\d{2})\/\d{2}\//, '$1/');

function judgeKnown(one: Case, question: Question, text: string, values: readonly string[]): Finding[] {
  const [wanted = ''] = values;
  const isElsewhere = values.some((value) => isInEntries(one, question, value));
  const same = values.find((value) => isSameValue(text, value));
  if (same !== undefined) {
    if (!takesText[question.takes](text)) return [toFinding('format', question, text, wanted)];
    return isToldOfLetters(one, text, same) ? [] : [toFinding('unasked', question, text, wanted)];
  }
  if (text === '') {
    if (isElsewhere || values.some((value) => isWithheld(one, value))) return [];
    return [toFinding(isAsked(one, question) ? 'asked-again' : 'lost', question, text, wanted)];
  }
  const isStart = squash(wanted).startsWith(squash(text)) && text.length > 3;
  if (isElsewhere && (isStart || pointers.test(text))) {
    const fits = values.some((value) => value.length <= 20 && takesText[question.takes](value));
    return pointers.test(text) && fits ? [toFinding('format', question, text, wanted)] : [];
  }
  if (values.some((value) => text === toMonthOf(value))) return [toFinding('format', question, text, wanted)];
  return [toFinding('wrong', question, text, wanted)];
}

function judgeDoubt(one: Case, question: Question, text: string, values: readonly string[]): Finding[] {
  const [wanted = ''] = values;
  if (text !== '') {
    const isGuess = values.some((value) => isSameValue(text, value)) || question.takes === 'state';
    return [toFinding(isGuess ? 'unasked' : 'wrong', question, text, `to be asked: ${wanted}`)];
  }
  const isTold = isAsked(one, question) || values.some((value) => isWithheld(one, value));
  return isTold ? [] : [toFinding('unasked', question, text, `to be asked: ${wanted}`)];
}

function judgeMonth(one: Case, question: Question, text: string, month: string): Finding[] {
  if (text === month) return [toFinding('format', question, text, `a day of ${month}`)];
  if (text !== '' && !pointers.test(text))
    return [toFinding(toMonthOf(text) === month ? 'unasked' : 'wrong', question, text, `a day of ${month}`)];
  return [
    ...(isAsked(one, question) ? [] : [toFinding('unasked', question, text, `a day of ${month}`)]),
    ...(isInEntries(one, question, month) ? [] : [toFinding('lost', question, text, month)]),
  ];
}

/** `parent.1` of the questions is row 0 of the product's lists. */
function toPath(of: string, asks: string): string {
  const [kind, row = '1'] = of.split('.');
  const list = kind === 'parent' ? `parents.${Number(row) - 1}.full_name` : `other_names.${Number(row) - 1}`;
  return `${list}.${asks.split('.').at(-1)}_name`;
}

function judgePart(
  { filled }: Case,
  question: Question,
  text: string,
  { value, whole, of }: Extract<Answer, { kind: 'part' }>,
): Finding[] {
  if (isSameValue(text, value)) return [];
  const words = squash(whole);
  if (text !== '' && text.split(/\s+/).some((word) => !words.includes(squash(word))))
    return [toFinding('wrong', question, text, value)];
  const evidence = filled.evidence[toPath(of, question.asks)];
  return evidence?.confidence === 'high'
    ? [toFinding('unasked', question, text, `${value} (of ${whole})`)]
    : [];
}

function judgeQuestion(one: Case, question: Question): Finding[] {
  const text = one.printed.find(question.page, question.at);
  const answer = one.answers.answers.get(question.asks);
  if (!answer) return text === '' ? [] : [toFinding('wrong', question, text, 'nothing')];
  switch (answer.kind) {
    case 'known':
      return judgeKnown(one, question, text, answer.values);
    case 'may':
      return text === '' ? [] : judgeKnown(one, question, text, answer.values);
    case 'doubt':
      return judgeDoubt(one, question, text, answer.values);
    case 'month':
      return judgeMonth(one, question, text, answer.month);
    case 'part':
      return judgePart(one, question, text, answer);
  }
}

function judgeElsewhere({ printed, filled }: Case, { what, part, items, pieces }: Elsewhere): Finding[] {
  const isIn = (text: string) =>
    pieces.every((piece) => piece.some((spelling) => squash(text).includes(squash(spelling))));
  const rows = printed.entries.filter((entry) => entry.part === part && items.includes(entry.item));
  const whole = rows.map(({ text }) => text).join(' ');
  if (rows.some(({ text }) => text.split('\n').some(isIn)) || isIn(whole)) return [];
  const isHeld = filled.withheld.some(({ value }) => squash(value).includes(squash(pieces[0]?.[0] ?? '')));
  if (isHeld) return [];
  const isMislabelled = isIn(printed.entries.map(({ text }) => text).join(' '));
  return [
    {
      verdict: isMislabelled ? 'wrong' : 'lost',
      place: `part ${part} item ${items[0]}`,
      asks: what,
      printed: isMislabelled ? 'under another label' : '',
      wanted: pieces.map(([first]) => first).join(', '),
    },
  ];
}

/** Boxes with ink that no question of the table asks: nothing in the facts can answer them. */
const judgeStrays = ({ form, printed, blank }: Case): Finding[] =>
  printed.boxes
    .filter(({ page, at, text }) => blank.find(page, at) !== text)
    .filter(
      ({ page, at: [x, y] }) =>
        !proofFormOf(form).questions.some(
          (question) =>
            question.page === page && Math.abs(question.at[0] - x) < 4 && Math.abs(question.at[1] - y) < 4,
        ),
    )
    .map(({ page, at, text }) => ({
      verdict: 'wrong',
      place: `page ${page} at ${at.map(Math.round).join(', ')}`,
      asks: 'a box that is not ours to fill',
      printed: text,
      wanted: 'nothing',
    }));

function judgeSheets({ printed, answers }: Case): Finding[] {
  const number = answers.answers.get('a-number');
  const wanted = number?.kind === 'known' ? (number.values[0] ?? '') : '';
  return printed.sheetHeads
    .filter((head) => wanted !== '' && !new RegExp(`A-Number: ${wanted}\\b`).test(head))
    .map((head) => ({
      verdict: 'format',
      place: 'added sheet',
      asks: 'a-number',
      printed: /A-Number: \S*/.exec(head)?.[0] ?? '',
      wanted,
    }));
}

/** Everything that is wrong with one filled form, by its print and the facts alone. */
export const judge = (one: Case): Finding[] => [
  ...proofFormOf(one.form).questions.flatMap((question) => judgeQuestion(one, question)),
  ...one.answers.elsewhere.flatMap((fact) => judgeElsewhere(one, fact)),
  ...judgeStrays(one),
  ...judgeSheets(one),
];
