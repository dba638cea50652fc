import { type Closest, findClosest } from './spelling/closest.ts';
import { foldText } from './spelling/fold-text.ts';

/** Names and short names of the months in English, Spanish, French, Portuguese and Haitian Creole. */
export const monthNames: ReadonlyArray<readonly string[]> = [
  ['January', 'Jan', 'enero', 'ene', 'janvier', 'janv', 'janeiro', 'janvye'],
  ['February', 'Feb', 'febrero', 'février', 'févr', 'fevereiro', 'fev', 'fevriye'],
  ['March', 'Mar', 'marzo', 'mars', 'março'],
  ['April', 'Apr', 'abril', 'abr', 'avril', 'avr'],
  ['May', 'mayo', 'mai', 'maio'],
  ['June', 'Jun', 'junio', 'juin', 'junho'],
  ['July', 'Jul', 'julio', 'juillet', 'juil', 'julho', 'jiyè'],
  ['August', 'Aug', 'agosto', 'ago', 'août'],
  ['September', 'Sept', 'Sep', 'septiembre', 'setiembre', 'septembre', 'setembro', 'set', 'septanm'],
  ['October', 'Oct', 'octubre', 'octobre', 'outubro', 'oktòb'],
  ['November', 'Nov', 'noviembre', 'novembre', 'novembro', 'novanm'],
  ['December', 'Dec', 'diciembre', 'dic', 'décembre', 'déc', 'dezembro', 'dez', 'desanm'],
];

const numberBySpelling = new Map<string, string>(
  monthNames.flatMap((names, index) => names.map((name) => [foldText(name), String(index + 1)] as const)),
);

/** Month 1 to 12 by name in any of these languages, or null. */
export function findMonth(text: string): number | null {
  const found = numberBySpelling.get(foldText(text));
  return found === undefined ? null : Number(found);
}

/** The month (`1` to `12`) a misread name most likely is, within `maxEdits` letters. */
export const closestMonth = (text: string, maxEdits: number): Closest | null =>
  findClosest(text, numberBySpelling, maxEdits);

/** Letters of the short names: `Jan`, `Sep`. */
const shortLength = 3;

/** The month (1 to 12) whose short name a misread one is but for one letter; null when it is none's, or two months' alike. */
export function findMisreadShortMonth(text: string): number | null {
  const folded = foldText(text);
  if (folded.length !== shortLength) return null;
  const near = [...numberBySpelling].filter(
    ([name]) =>
      name.length === shortLength && [...name].filter((letter, i) => letter !== folded[i]).length <= 1,
  );
  const [month, ...others] = new Set(near.map(([, number]) => number));
  return month === undefined || others.length > 0 ? null : Number(month);
}
