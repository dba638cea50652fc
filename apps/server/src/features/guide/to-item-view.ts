import type { FieldGuideItem, GuideBoxView } from '@puente/contract';
import type { FieldSpec } from '@puente/forms';
import { type BoxAnswers, toLaterKey } from '@puente/forms/answers';
import { toPlace, toRoom } from '@puente/forms/filling';
import { type GuideItem, guideSourceDates } from '@puente/forms/guide';
import type { GuideText } from '@puente/texts';
import { nameBox, type Telling, tellPart, tellValue, toPartNumber, toSays } from './telling.ts';

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
  ...toRoom(field),
  answer,
});

/** A yes stands before its no, whichever the paper prints first: nobody looks anew at each question which is which. */
const toOrder = ({ says }: GuideBoxView): number => (says === 'no' ? 1 : 0);

function toBoxViews(telling: Telling, item: GuideItem): GuideBoxView[] {
  const views = item.boxes.map((box) => toBoxView(telling, item, box));
  const isYesNo = views.length === 2 && views.every(({ says }) => says !== null);
  return isYesNo ? views.toSorted((one, other) => toOrder(one) - toOrder(other)) : views;
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

/** An item in the words of one language. */
export function toItemView(telling: Telling, answers: BoxAnswers, item: GuideItem): FieldGuideItem {
  const { say, texts } = telling;
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
    partTitle: tellPart(telling, first),
    value: tellValue(telling, item.printed),
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
    boxes: toBoxViews(telling, item),
    said: explanation,
    referrals: item.referrals.map(({ box, flag }) => ({
      box,
      title: say(`helper:flags.${flag}.title`),
      why: say(`helper:flags.${flag}.why`),
    })),
    isByHand: item.isByHand,
    closedBecause: tellClosed(telling, item),
    isNew: print !== null,
    isLater: answers[toLaterKey(key)] !== undefined,
  };
}
