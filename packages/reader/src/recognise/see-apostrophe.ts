import type { Crop } from '../crop/crop-box.ts';
import { findComponents, type InkComponent } from '../crop/find-components.ts';
import { heightOf, isLetter, listLetters } from './list-letters.ts';

/** Of an apostrophe, in heights of the letter before it; it is taller than wide, and hangs from where tall letters end. */
const size = { min: 0.15, max: 0.5 };
const maxTop = 0.2;
const maxBottom = 0.6;
const minShape = 1.15;
/** An `A` leaves room above its foot: so far over the next letter it may stand, in widths of that. */
const overNext = 0.35;

/** Capitals that an apostrophe stands between, but for those of which an arm comes off: that hangs there too. */
const pair = /^[ABCDEGHILMNOSU][ABCDEGHILMNOSUQR]/;
const hasPair = new RegExp(pair.source.slice(1));

export const hasApostrophe = (text: string): boolean => /['’‘`´"]/.test(text);

/**
 * Readers leave out an apostrophe between capitals: `XI'AN`, `O'NEIL`. Where each letter is a patch of its own, the text with
 * the one that seems to stand between two letters of a word; null where none does, or more than one.
 */
export function seeApostrophe(text: string, crop: Crop): string | null {
  if (hasApostrophe(text) || !hasPair.test(text)) return null;
  const characters = [...text];
  const places = characters.flatMap((each, at) => (isLetter(each) ? at : []));
  const inked = listLetters(crop);
  if (places.length !== inked.length) return null;
  const known = new Set(inked.flatMap(({ body, marks }) => [body, ...marks]).map(({ id }) => id));
  const others = findComponents(crop).list.filter(({ id }) => !known.has(id));
  const found = inked.flatMap(({ body }, i) => {
    const next = inked[i + 1]?.body;
    const place = places[i] as number;
    const isBetween = pair.test(characters.slice(place, place + 2).join(''));
    return next && isBetween && others.some((patch) => isApostrophe(patch, body, next)) ? place : [];
  });
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return null;
  return [...characters.slice(0, only + 1), "'", ...characters.slice(only + 1)].join('');
}

function isApostrophe(patch: InkComponent, before: InkComponent, next: InkComponent): boolean {
  const height = heightOf(before);
  const [tall, wide] = [heightOf(patch), patch.right - patch.left];
  const middle = (patch.left + patch.right) / 2;
  return (
    tall >= size.min * height &&
    tall <= size.max * height &&
    tall >= minShape * wide &&
    patch.top <= before.top + maxTop * height &&
    patch.bottom <= before.top + maxBottom * height &&
    middle > before.right &&
    middle < next.left + overNext * (next.right - next.left)
  );
}
