import { squash } from './squash.ts';

/** Names of one country, squashed. */
const countries: ReadonlyArray<readonly string[]> = [
  ['usa', 'unitedstates', 'unitedstatesofamerica'],
  [
    'congodemocraticrepublicofthe',
    'democraticrepublicofthecongo',
    'democraticrepublicofcongo',
    'congokinshasa',
  ],
  ['koreasouth', 'southkorea', 'republicofkorea'],
  ['bahamasthe', 'thebahamas', 'bahamas'],
  ['gambiathe', 'thegambia', 'gambia'],
  ['turkey', 'turkiye'],
  ['ivorycoast', 'cotedivoire'],
];

/** Whether a box says this, in the letters it allows. */
export function isSameValue(printed: string, wanted: string): boolean {
  const [one, other] = [squash(printed), squash(wanted)];
  return one === other || countries.some((names) => names.includes(one) && names.includes(other));
}

/** Every spelling of a value that a longer text may hold. */
export function spellings(wanted: string): string[] {
  const text = squash(wanted);
  return countries.find((names) => names.includes(text))?.slice() ?? [text];
}
