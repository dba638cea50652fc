import type { GuideBoxView, TargetForm } from '@puente/contract';
import { definitionOf, type FieldSpec } from '@puente/forms';
import { toBoxKey } from '@puente/forms/answers';
import { type InkedBox, toBoxName } from '@puente/forms/guide';
import type { GuideTexts } from '@puente/texts';
import type { Words } from '../../platform/speak.ts';

/** What it takes to say an item in one language. */
export interface Telling {
  readonly form: TargetForm;
  readonly say: Words;
  readonly texts: GuideTexts;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function toSays({ id, kind }: FieldSpec): GuideBoxView['says'] {
  const end = id.split('.').at(-1);
  return kind === 'checkbox' && (end === 'yes' || end === 'no') ? end : null;
}

/** What a box is called: our words for it, yes or no, else what its label says. */
export function nameBox({ say, texts }: Telling, field: FieldSpec): string {
  const says = toSays(field);
  return texts.ofBox(toBoxKey(field.id)) ?? (says ? say(`explain:${says}`) : capital(toBoxName(field)));
}

/** What stands in boxes, one after the other; of ticked ones their names. Null: nothing. */
export function tellValue(telling: Telling, printed: readonly InkedBox[]): string | null {
  const told = printed.map(({ field, text }) => (field.kind === 'checkbox' ? nameBox(telling, field) : text));
  return told.length === 0 ? null : [...new Set(told)].join(', ');
}

/** The part an item stands in, in words. */
export function tellPart({ form, say }: Telling, { part, question }: FieldSpec): string {
  if (question !== undefined) return say('explain:newPart');
  const titles = say(`explain:parts.${definitionOf(form).key}`, { returnObjects: true }) as Readonly<
    Record<string, string>
  >;
  return titles[part] ?? say('explain:otherPart');
}

export function toPartNumber(part: string): number | null {
  const number = Number(part);
  return Number.isInteger(number) && number > 0 ? number : null;
}
