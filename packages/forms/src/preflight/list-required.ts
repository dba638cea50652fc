import {
  type Answer,
  type AnswerList,
  type AnswerSection,
  type AnswerSpec,
  countSlots,
  listBoxes,
  listChoices,
  type Requirement,
} from '../answers/answer.ts';
import { getAt } from '../changes/index.ts';
import { findEntry } from './find-entry.ts';
import type { RequiredItem } from './required-item.ts';

type Fields = RequiredItem<never>['fields'];

/** The boxes any of which answers it; of an entry of a list, by its slot. */
function toFields(answer: AnswerSpec, slot: number): Fields {
  const choices = Object.values(listChoices(answer)[slot] ?? {});
  const [first, ...rest] = choices.length > 0 ? choices : listBoxes(answer).slice(slot, slot + 1);
  if (first === undefined) throw new Error(`The form asks for ${answer.path}, which has no box`);
  return [first, ...rest];
}

const listRequirements = <Data, Label extends string>({
  required = [],
}: Answer<Data, string, Label>): ReadonlyArray<Requirement<Data, Label>> => [required].flat();

const ofAnswer = <Data, Label extends string>(
  answer: Answer<Data, string, Label>,
): Array<RequiredItem<Data, Label>> =>
  listRequirements(answer).map((requirement) => ({
    path: answer.path as RequiredItem<Data>['path'],
    ...requirement,
    fields: requirement.fields ?? toFields(answer, 0),
  }));

/** Asked once for each entry that has boxes and, unless the form asks for all of them, is listed. */
function ofEntries<Data, Label extends string>(
  { path: list, fields, isAskedOfAll }: AnswerList<Data>,
  answer: Answer<Data, string, Label>,
): Array<RequiredItem<Data, Label>> {
  const slots = countSlots({ fields });
  return Array.from({ length: slots }, (_, slot) => slot).flatMap((slot) =>
    listRequirements(answer).map((requirement) => ({
      path: isAskedOfAll
        ? (`${list}.${slot}.${answer.path}` as RequiredItem<Data>['path'])
        : (data: Data) => `${list}.${findEntry(data, list, slot)}.${answer.path}`,
      ...(slots > 1 ? { params: { n: String(slot + 1) } } : {}),
      ...(isAskedOfAll ? {} : { when: (data: Data) => (getAt(data, list) as readonly []).length > slot }),
      ...requirement,
      fields: requirement.fields ?? toFields(answer, slot),
    })),
  );
}

/** What a form asks for, section by section; the preflight tells it in the order of the pages. */
export const listRequired = <Data, Label extends string>(
  sections: ReadonlyArray<AnswerSection<Data, Label>>,
): Array<RequiredItem<Data, Label>> =>
  sections.flatMap(({ parts, items = [] }) => [
    ...parts.flatMap((part) =>
      part.fields.flatMap((answer: Answer<Data, string, Label>) =>
        part.kind === 'list' ? ofEntries<Data, Label>(part, answer) : ofAnswer(answer),
      ),
    ),
    ...items,
  ]);
