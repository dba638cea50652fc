import type { FieldGuideItem, GuideBoxView, TargetForm } from '@puente/contract';
import { definitionOf, type FieldSpec } from '@puente/forms';
import { boxAnswerOf, toBoxKey, toLaterKey } from '@puente/forms/answers';
import { toPlace } from '@puente/forms/filling';
import { type GuideItem, guideSourceDates, toBoxName } from '@puente/forms/guide';
import type { GuideText, GuideTexts } from '@puente/texts';
import type { Words } from '../../platform/speak.ts';

/** What it takes to say an item in one language. */
export interface Telling {
  readonly form: TargetForm;
  readonly say: Words;
  readonly texts: GuideTexts;
  readonly answers: Readonly<Record<string, string>>;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function toSays({ id, kind }: FieldSpec): GuideBoxView['says'] {
  const end = id.split('.').at(-1);
  return kind === 'checkbox' && (end === 'yes' || end === 'no') ? end : null;
}

/** What a box is called: our words for it, yes or no, else what its label says. */
function nameBox({ say, texts }: Telling, field: FieldSpec): string {
  const says = toSays(field);
  return texts.ofBox(toBoxKey(field.id)) ?? (says ? say(`explain:${says}`) : capital(toBoxName(field)));
}

/** A box that is alone in its item is named by the question. */
function toBoxLabel(telling: Telling, { fields }: GuideItem, field: FieldSpec): string {
  if (field.question !== undefined) return field.label;
  return fields.length === 1 && field.kind !== 'checkbox' ? '' : nameBox(telling, field);
}

const toBoxView = (
  telling: Telling,
  item: GuideItem,
  { field, answer }: GuideItem['boxes'][number],
): GuideBoxView => ({
  id: field.id,
  kind: field.kind,
  label: toBoxLabel(telling, item, field),
  group: field.group ?? null,
  says: toSays(field),
  isDate: field.valueKind === 'date',
  fits:
    field.maxLength === undefined
      ? (field.fits ?? null)
      : Math.min(field.maxLength, field.fits ?? field.maxLength),
  options: [...(field.options ?? [])].filter((option) => option.trim() !== ''),
  answer,
});

/** What would be printed, box after box; of ticked boxes their names. Null: nothing. */
function tellValue(telling: Telling, { printed }: GuideItem): string | null {
  const told = printed.map(({ field, text }) => (field.kind === 'checkbox' ? nameBox(telling, field) : text));
  return told.length === 0 ? null : [...new Set(told)].join(', ');
}

function tellClosed(telling: Telling, { closedBy, fields }: GuideItem): string | null {
  const [opener] = closedBy;
  if (opener === undefined) return null;
  const { item } = toPlace(opener);
  const { say } = telling;
  if (opener.group !== undefined && fields.every(({ group }) => group === opener.group))
    return say('explain:closed.chosen', { item, answer: nameBox(telling, opener) });
  const says = toSays(opener);
  if (says) return say(`explain:closed.${says}`, { item });
  if (opener.kind !== 'checkbox') return say('explain:closed.filled', { item });
  return say('explain:closed.tick', { item, answer: nameBox(telling, opener) });
}

const tellNew = ({ say }: Telling, print: string): GuideText => ({
  question: print,
  asks: say('explain:new.asks'),
  why: say('explain:new.why'),
  find: say('explain:new.find'),
});

function tellPart({ form, say }: Telling, { fields: [first], print }: GuideItem): string {
  if (print !== null) return say('explain:newPart');
  const titles = say(`explain:parts.${definitionOf(form).key}`, { returnObjects: true }) as Readonly<
    Record<string, string>
  >;
  return titles[first.part] ?? say('explain:otherPart');
}

function toPartNumber(part: string): number | null {
  const number = Number(part);
  return Number.isInteger(number) && number > 0 ? number : null;
}

/** An item in the words of one language. */
export function toItemView(telling: Telling, item: GuideItem): FieldGuideItem {
  const { say, texts, answers } = telling;
  const { key, label, fields, print, audience, sources, explanation } = item;
  const [first] = fields;
  const place = toPlace(first);
  const text = print === null ? texts.ofItem(key) : tellNew(telling, print);
  return {
    key,
    page: first.page,
    itemNumber: place.item,
    label,
    questionText: text?.question ?? label,
    isRequired: item.isRequired,
    partNumber: toPartNumber(place.part),
    partTitle: tellPart(telling, item),
    value: tellValue(telling, item),
    confidence: item.confidence,
    explanation: text?.asks ?? label,
    fieldPurpose: text?.why ?? '',
    dataSource: text?.find ?? '',
    slips: text?.slips ?? null,
    whoMaySkip: text?.skip ?? null,
    audience,
    eligibilityCategory: audience && say(`explain:audiences.${audience}`),
    pdfKey: first.pdfName,
    pdfKeys: fields.map(({ pdfName }) => pdfName),
    sources: sources.map(({ named, sure }) => ({ named, sure, checked: guideSourceDates.checked })),
    path: item.path,
    boxes: item.boxes.map((box) => toBoxView(telling, item, box)),
    said: explanation,
    isByHand: item.isByHand,
    closedBecause: tellClosed(telling, item),
    isNew: print !== null,
    isLater: boxAnswerOf({ key: answers[toLaterKey(key)] ?? '' }, 'key') !== '',
  };
}
