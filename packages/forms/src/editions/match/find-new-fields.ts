import { targetForms } from '@puente/contract';
import type { Box, Catalogue, FieldSpec } from '../../catalogue.ts';
import type { BlankBox } from './blank-facts.ts';
import { toEditionDay } from './identify-blank.ts';
import type { EditionMatch, PrintedPlace } from './match-edition.ts';
import { toTextFacts } from './text-facts.ts';

/** Size of the letters in the text boxes of the forms that are filled. */
const fontSizePt = 10;
const round = (value: number) => Math.round(value * 10) / 10;
const roundBox = ([x, y, width, height]: Box): Box => [round(x), round(y), round(width), round(height)];

/** What the blank itself says of a box: its name, place, kind, on-value, choices and what it holds. */
export const toOwnFacts = (box: BlankBox) => ({
  pdfName: box.pdfName,
  page: box.page,
  kind: box.kind,
  box: roundBox(box.box),
  ...(box.on !== undefined && { on: box.on }),
  ...(box.options !== undefined && { options: box.options }),
  ...(box.kind === 'text' && toTextFacts({ ...box, width: box.box[2], height: box.box[3] }, fontSizePt)),
});

/** Kinds of boxes that nobody answers before the form is signed. */
const byHandAlone: readonly FieldSpec['valueKind'][] = ['signature', 'office'];
const isOfEntry = ({ id }: FieldSpec) => /^P\d+\.\d+\.text$/.test(id);

/** A question by the numbers that are printed at it. */
const toKey = ({ part, item }: Pick<PrintedPlace, 'part' | 'item'>) => `${part} ${item}`;

/** Parts in which nobody asks the person: heads, what is signed, and where answers go on. */
function listClosedParts(known: Catalogue, { found }: EditionMatch): ReadonlySet<string> {
  const isClosed = (field: FieldSpec) =>
    field.part === 'H' || byHandAlone.includes(field.valueKind) || isOfEntry(field);
  const closed = new Set(known.fields.filter(isClosed).map(({ part }) => part));
  const partOf = new Map(known.fields.map(({ id, part }) => [id, part]));
  const printed = found.filter(({ id }) => closed.has(partOf.get(id) ?? '')).map(({ to }) => to.part);
  return new Set(['', 'H', ...closed, ...printed]);
}

const signs = /\bsign(s|ed|ature|atures)?\b/i;
const minWords = 3;
const leadingNumber = /^\d{1,3}\.(\s?[a-z]\.)?\s+/;
const trailingChoices = /(\s+(yes|no))+$/i;

/** A new box, with the words of its question and its own. */
interface AskedBox {
  readonly at: PrintedPlace;
  readonly box: BlankBox;
  readonly question: string;
  readonly label: string;
}

const isYesNo = ({ box, label }: AskedBox) => box.kind === 'checkbox' && /^(yes|no)$/i.test(label);

/** Whether each box of a question is told from the others by its own words, and there are enough to answer by. */
function isPlain(boxes: readonly AskedBox[]): boolean {
  const labels = new Set(boxes.map(({ label }) => label.toLowerCase()));
  const isTold = boxes.length === 1 || (labels.size === boxes.length && !labels.has(''));
  // One box to tick alone says nothing of what it is ticked for.
  const ticks = boxes.filter(({ box }) => box.kind === 'checkbox').length;
  return (
    isTold &&
    ticks !== 1 &&
    boxes.filter(isYesNo).length !== 1 &&
    boxes.every(({ question }) => question.split(' ').length >= minWords && !signs.test(question))
  );
}

/** `form1[0].#subform[4].Line63[1]` → `form1-0-subform-4-line63-1`, which needs no escape in a path. */
const toSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `start`: what the ids of its edition begin with. */
function toField(asked: AskedBox, start: string, question: string): FieldSpec {
  const { box, label } = asked;
  const { part, item } = asked.at;
  return {
    ...toOwnFacts(box),
    id: `${start}/${toSlug(box.pdfName)}`,
    valueKind: box.kind === 'checkbox' ? 'mark' : 'text',
    part,
    item,
    printed: { part, item },
    label,
    question,
    ...(isYesNo(asked) && { group: `${start}/${part}-${item}` }),
  };
}

/**
 * Boxes of questions that the known edition does not ask at all, with what is printed there: the person can answer them.
 * What is new in a question that it asks, in a part that is signed, or not told apart by its print, is left to the hand.
 */
export function findNewFields(
  known: Catalogue,
  boxes: ReadonlyMap<string, BlankBox>,
  match: EditionMatch,
): FieldSpec[] {
  // A form that is read from paper is asked nothing.
  if (!targetForms.some((form) => form === known.form)) return [];
  const closed = listClosedParts(known, match);
  const asked = new Set(match.found.map(({ to }) => toKey(to)));
  const questions = new Map<string, AskedBox[]>();
  for (const { pdfName, at, print, label } of match.added) {
    const box = boxes.get(pdfName);
    if (!box || closed.has(at.part) || at.item === '' || asked.has(toKey(at))) continue;
    const question = print.replace(leadingNumber, '').replace(trailingChoices, '');
    const own = { at, box, question, label: label.replace(leadingNumber, '') };
    questions.set(toKey(at), [...(questions.get(toKey(at)) ?? []), own]);
  }
  const start = `new/${toEditionDay(match.edition)}`;
  return [...questions.values()].filter(isPlain).flatMap((of) => {
    const longest = of.reduce((a, b) => (b.question.length > a.question.length ? b : a)).question;
    return of.map((one) => toField(one, start, longest));
  });
}
