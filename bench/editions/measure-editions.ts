import type { Catalogue } from '@puente/forms';
import { matchBoxes, toSides } from '@puente/forms/matching';
import type { MadeEdition } from './made-edition.ts';

/** How one made-up edition was taken in. */
export interface EditionScore {
  readonly seed: string;
  readonly form: string;
  /** Boxes whose print still exists. */
  readonly there: number;
  readonly carried: number;
  readonly uncertain: number;
  /** Boxes that a value would be written into although they ask something else. */
  readonly wrong: readonly string[];
  /** Boxes that are there and were not carried over. */
  readonly missed: readonly string[];
  readonly ms: number;
}

/** `facts`: the edition as it was read back from a file, where it was drawn as one. */
export function scoreEdition(known: Catalogue, variant: MadeEdition, facts = variant.facts): EditionScore {
  const began = performance.now();
  const [ours, theirs] = toSides({ pages: known.landmarks, boxes: known.fields }, facts);
  const matches = matchBoxes(ours, theirs);
  const ms = performance.now() - began;
  const taken = new Map<string, string>();
  const why = new Map<string, string>();
  let uncertain = 0;
  for (const { from, to, certainty, pair, margin } of matches) {
    const id = known.fields[from]?.id;
    const name = facts.boxes[to]?.pdfName;
    if (id === undefined || name === undefined) continue;
    why.set(
      id,
      `${certainty} print ${pair.print.toFixed(2)} margin ${margin.toFixed(2)} places ${pair.places.toFixed(2)} label ${pair.label?.toFixed(2) ?? '-'} name ${pair.name}`,
    );
    if (certainty === 'uncertain') uncertain++;
    else taken.set(id, name);
  }
  const wrong: string[] = [];
  const missed: string[] = [];
  let there = 0;
  let carried = 0;
  for (const [id, name] of variant.truth) {
    if (name !== null) there++;
    const got = taken.get(id);
    if (got !== undefined && got !== name)
      wrong.push(`${id}: ${got} instead of ${name ?? 'none'} (${why.get(id)})`);
    else if (got !== undefined) carried++;
    else if (name !== null) missed.push(`${id} (${why.get(id) ?? 'no pair'})`);
  }
  return { seed: variant.seed, form: known.form, there, carried, uncertain, wrong, missed, ms };
}
