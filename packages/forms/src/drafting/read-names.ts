import type { FullName } from '../values/full-name.ts';
import { joinName } from '../values/full-name.ts';
import { namePart } from '../values/name.ts';
import type { FormDraft } from './form-draft.ts';
import { asName } from './read-text.ts';

/** Field ids of the three boxes of one name. */
export type NameBoxes = Readonly<Record<'family' | 'given' | 'middle', string>>;

/** A name in three boxes. T-NAME. */
export const readFullName = (draft: FormDraft, path: string, boxes: NameBoxes): FullName => ({
  family_name: draft.take(`${path}.family_name`, boxes.family, asName),
  given_name: draft.take(`${path}.given_name`, boxes.given, asName),
  middle_name: draft.take(`${path}.middle_name`, boxes.middle, asName),
});

/** A name in three boxes as one line, given name first, with the evidence of all its boxes. */
export function readNameLine(draft: FormDraft, path: string, { given, middle, family }: NameBoxes): string {
  const boxes = [given, middle, family];
  for (const box of boxes) if (draft.isUnclear(box)) draft.withhold(path, box);
  const sources = boxes.flatMap((box) => draft.text(box) ?? []);
  const names = sources.map((source) => namePart.parse(source.text)?.value ?? '');
  draft.addEvidence(
    path,
    sources.filter((_, index) => names[index] !== ''),
    boxes.some((box) => draft.isUnclear(box)) ? 0.5 : 1,
  );
  return joinName(...names);
}
