export interface Match {
  readonly start: number;
  readonly end: number;
}

const accents = /\p{Mn}/gu;

/** Text without case and accents, each of its characters with the place it has in the original. */
function toPlain(text: string) {
  let plain = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const folded = character.normalize('NFD').replace(accents, '').toLowerCase();
    for (let i = 0; i < folded.length; i += 1) places.push(at);
    plain += folded;
    at += character.length;
  }
  places.push(at);
  return { plain, places };
}

/** Where a text holds the words looked for, big or small letters and accents alike. */
export function createSearch(text: string) {
  const { plain, places } = toPlain(text);
  return (words: string): readonly Match[] => {
    const wanted = toPlain(words.trim()).plain;
    if (wanted === '') return [];
    const matches: Match[] = [];
    for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + wanted.length))
      matches.push({ start: places[at] ?? 0, end: places[at + wanted.length] ?? text.length });
    return matches;
  };
}
