import type { TargetForm } from '@puente/contract';
import { type EvidenceMap, toConfidence } from '@puente/contract';
import { type BoxAnswers, boxAnswerOf, toExplanationKey } from '../answers/box-answers.ts';
import { takesBox } from '../box-pattern.ts';
import type { Catalogue, FieldSpec } from '../catalogue.ts';
import { isPastDue } from '../dated.ts';
import type { FillingResult } from '../filling/index.ts';
import { lasting } from '../knowledge/passage.ts';
import { getSource, isSourceCode, type Source } from '../knowledge/sources.ts';
import { definitionOf, type OpenForm, toBoxAnswers } from '../registry.ts';
import { findClosed, isShut } from './find-closed.ts';
import { findPaths, listAskedBoxes } from './find-paths.ts';
import type { FormGuide } from './form-guide.ts';
import type { Explanation, GuideBox, GuideItem } from './guide-item.ts';
import { guideOf } from './guide-of.ts';
import { type Ink, listInk, listInked } from './inked-boxes.ts';
import { isOutOfReach } from './list-answerable.ts';
import { type GuideBoxes, listGuideItems } from './list-guide-items.ts';

interface GuideInput {
  /** Of the edition that is filled. */
  readonly catalogue: Catalogue;
  readonly evidence: EvidenceMap;
  readonly filling: Pick<FillingResult, 'writes'>;
  readonly today: Date;
}

/** All that is known of a form and a person's answers while its guide is built. */
interface Facts extends GuideInput {
  readonly guide: FormGuide;
  readonly answers: BoxAnswers;
  readonly ink: Ink;
  /** Ids of the boxes that something stands in. */
  readonly inked: ReadonlySet<string>;
  /** Where boxes of form data are typed. */
  readonly paths: ReadonlyMap<string, string>;
  readonly asked: ReturnType<typeof listAskedBoxes>;
  readonly isByHand: (field: FieldSpec) => boolean;
  /** Boxes and groups of boxes that the form data answer, or would. */
  readonly ofData: ReadonlySet<string>;
}

/** Keys by which a box is one with those that exclude it. */
const toKeys = ({ id, group }: FieldSpec): string[] => (group === undefined ? [id] : [id, group]);

/** Boxes of which the form data speak: they have a path, or something stands in them that was not answered box by box. */
function listOfData(
  { fields }: Catalogue,
  paths: ReadonlyMap<string, string>,
  inked: ReadonlySet<string>,
  answers: BoxAnswers,
): ReadonlySet<string> {
  const ofData = fields.filter(
    ({ id }) => paths.has(id) || (inked.has(id) && boxAnswerOf(answers, id) === ''),
  );
  return new Set(ofData.flatMap(toKeys));
}

function toConfidenceOf(paths: readonly string[], evidence: EvidenceMap): GuideItem['confidence'] {
  const scores = paths.flatMap((path) => {
    const seen = evidence[path];
    return seen && !seen.edited ? [seen.score] : [];
  });
  return scores.length === 0 ? null : toConfidence(Math.min(...scores));
}

/** What rests on reports alone is not repeated once nobody has looked for long. */
function listSources({ guide, today }: Facts, key: string): readonly Source[] {
  const known = (guide.sources[key] ?? []).filter(isSourceCode).map(getSource);
  return isPastDue(lasting, today)
    ? known.filter(({ sure }) => sure === 'form' || sure === 'official')
    : known;
}

const listReferrals = ({ referrals }: FormGuide, fields: readonly FieldSpec[]): GuideItem['referrals'] =>
  fields.flatMap(({ id }) => {
    const called = referrals.find(([pattern]) => takesBox(pattern, id));
    return called ? [{ box: id, flag: called[1] }] : [];
  });

function findExplanation({ answers, inked }: Facts, fields: readonly FieldSpec[]): Explanation | null {
  const yes = fields.find(({ id, group }) => group !== undefined && id.endsWith('.yes') && inked.has(id));
  return yes?.group === undefined
    ? null
    : { group: yes.group, text: answers[toExplanationKey(yes.group)] ?? '' };
}

/** Of an open item the boxes that are open too, and those with an answer that can be taken back. */
function listBoxesHere(
  { answers, catalogue, guide, inked, ofData, isByHand: isHand }: Facts,
  fields: readonly FieldSpec[],
): GuideBox[] {
  return fields
    .filter((field) => !isHand(field) && !toKeys(field).some((key) => ofData.has(key)))
    .map((field) => ({ field, answer: boxAnswerOf(answers, field.id) }))
    .filter(({ field, answer }) => answer !== '' || !isShut(field, catalogue, guide, inked));
}

/** Where the form's own rules say that an item is typed. A yes and its no that nothing answers there are answered in the guide. */
function findAskedPath(facts: Facts, fields: readonly FieldSpec[]): string | null {
  const isYesNo = fields.every(({ id }) => /\.(yes|no)$/.test(id));
  if (isYesNo && listBoxesHere(facts, fields).length > 0) return null;
  return fields.map(({ id }) => facts.asked.paths.get(id)).find((path) => path !== undefined) ?? null;
}

function toItem(facts: Facts, item: GuideBoxes): GuideItem {
  const { fields, key, label } = item;
  const { guide, catalogue, ink, inked, paths, asked, evidence } = facts;
  const own = fields.flatMap(({ id }) => paths.get(id) ?? []);
  const closedBy = findClosed(item, catalogue, guide, inked);
  return {
    key,
    label,
    fields,
    printed: listInked(fields, ink),
    confidence: toConfidenceOf(own, evidence),
    isRequired: closedBy.length === 0 && fields.some(({ id }) => asked.ids.has(id)),
    path: own[0] ?? findAskedPath(facts, fields),
    boxes: listBoxesHere(facts, fields),
    explanation: findExplanation(facts, fields),
    isByHand: fields.every(facts.isByHand),
    closedBy,
    audience: guide.audiences.find(([pattern]) => takesBox(pattern, fields[0].id))?.[1] ?? null,
    sources: listSources(facts, key),
    referrals: listReferrals(guide, fields),
    print: fields[0].question ?? null,
  };
}

/** Every item of the edition at hand, in the order of its pages, with what would be printed for it. Pure. */
export function buildGuide<Form extends TargetForm>(
  input: OpenForm<Form> & GuideInput,
): readonly GuideItem[] {
  const { form, catalogue, filling, today } = input;
  const definition = definitionOf<Form>(form);
  const ink = listInk(catalogue.fields, filling.writes);
  const inked = new Set(ink.keys());
  const answers = toBoxAnswers<Form>(input);
  const paths = findPaths<Form>(input, catalogue);
  const facts: Facts = {
    ...input,
    guide: guideOf(form),
    answers,
    ink,
    inked,
    paths,
    asked: listAskedBoxes<Form>(input, catalogue, today),
    isByHand: (field) => isOutOfReach(field, definition),
    ofData: listOfData(catalogue, paths, inked, answers),
  };
  return listGuideItems(catalogue).map((item) => toItem(facts, item));
}
