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
