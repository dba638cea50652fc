import type { ValueKind } from '@puente/forms';
import { findUsState } from '@puente/forms/lexicon';
import { namingKinds } from './naming-kinds.ts';

const capitals: Readonly<Record<string, string>> = {
  ...{ '0': 'O', '1': 'I', '5': 'S', '8': 'B', '/': 'I', '|': 'I', '!': 'I', '\\': 'I', '+': 'T' },
};
const smalls: Readonly<Record<string, string>> = { '5': 's', '+': 't', '!': 'l' };

/** Between letters of a word. */
const within = /(?<=\p{Lu})[0158|!\\+](?=\p{Lu})/gu;
/** A slash also stands between two words: after a single letter there is none, nor where no second one comes. */
const slash = /(?<=(?:^|[^\p{L}])\p{Lu})\/(?=\p{Lu}{3})|(?<=\p{Lu}{4})\/(?=$|[\s,.])/gu;
const withinSmall = /(?<=\p{Ll})[5+](?=\p{Ll})/gu;
/** `Tesfamichae!`. */
const atEnd = /(?<=\p{Ll}{3})!(?![\p{L}\p{N}])/gu;
/** `5okolov`, `1VANOV`; but `1ro de Mayo`. */
const atStart = /(?<![\p{L}\p{N}])(?:[58](?=\p{Ll}{4})|[158](?=\p{Lu}{4}))/gu;

/** `W/` for `WI` in a box that takes any text, where one sign alone is no letter. */
const slashedCode = /^\p{Lu}[/|!\\]$/u;

/** Letters for the digits and marks that were read in their place, in words that have none. */
export function fixLetters(text: string, kind: ValueKind | 'mark'): string {
  if (text.length === 2 && (kind === 'state' || (kind === 'text' && slashedCode.test(text))))
    return fixStateCode(text);
  if (!namingKinds.has(kind)) return text;
  return text
    .replace(within, (sign) => capitals[sign] ?? sign)
    .replace(slash, 'I')
    .replace(withinSmall, (sign) => smalls[sign] ?? sign)
    .replace(atEnd, (sign) => smalls[sign] ?? sign)
    .replace(atStart, (sign) => capitals[sign] ?? sign);
}

/** The letters of a code are never exchanged for others: each code is one letter from the next. */
function fixStateCode(text: string): string {
  const letters = [...text].map((sign) => capitals[sign] ?? sign).join('');
  return findUsState(letters) === null ? text : letters;
}
