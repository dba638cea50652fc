import type { PersonName } from '../../people/person.ts';
import type { Random } from '../../random.ts';

/** Kinds of names that forms get wrong, and one of each. */
const kinds: ReadonlyArray<readonly [trait: string, name: PersonName]> = [
  ['two surnames', { family: 'Pérez Tzul', given: 'Juan', middle: 'Carlos' }],
  ['particle de la', { family: 'de la Cruz', given: 'Marta', middle: 'Inés' }],
  ['particle van', { family: 'van der Berg', given: 'Anika', middle: '' }],
  ['particle al-', { family: 'al-Hassan', given: 'Omar', middle: 'Salim' }],
  ['particle bin', { family: 'bin Rashid', given: 'Yusuf', middle: '' }],
  ['one-word name', { family: 'Suhartini', given: '', middle: '' }],
  ['five-word name', { family: 'Pérez de León', given: 'María José', middle: '' }],
  ['six-word name', { family: 'García de la Torre', given: 'Ana', middle: 'Lucía' }],
  ['umlaut', { family: 'Müller', given: 'Jürgen', middle: '' }],
  ['apostrophe', { family: "N'Djomo", given: 'Tabe', middle: '' }],
  ['hyphen', { family: 'Santos-Oyelaran', given: 'Jean-Luc', middle: 'Kofi' }],
];

export const nameKinds = kinds.map(([trait]) => trait);

/** The applicant's, by turns. */
export const nameOfKind = (index: number): readonly [trait: string, name: PersonName] =>
  kinds[index % kinds.length] ?? ['two surnames', { family: 'Pérez Tzul', given: 'Juan', middle: 'Carlos' }];

/** A relative's name: sometimes one of those kinds, sometimes an ordinary one. */
export const drawRelativeName = (random: Random, ordinary: PersonName): PersonName =>
  random.chance(0.6) ? random.pick(kinds)[1] : ordinary;
