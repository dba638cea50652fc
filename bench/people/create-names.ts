import type { Random } from '../random.ts';
import type { PersonName, Sex } from './person.ts';
import type { Region } from './regions.ts';

function otherThan(random: Random, list: readonly string[], taken: string): string {
  const left = list.filter((name) => name !== taken);
  return random.pick(left.length > 0 ? left : list);
}

function toPatronymic(father: string, sex: Sex): string {
  const stem = father.replace(/(iy|ei|ii|y|i|a)$/u, '');
  return stem + (sex === 'Female' ? 'ovna' : 'ovich');
}

function toMiddle(random: Random, region: Region, sex: Sex, given: string): string {
  const list = sex === 'Female' ? region.female : region.male;
  if (region.middle === 'none') return '';
  if (region.middle === 'kaur-singh') return random.chance(0.8) ? (sex === 'Female' ? 'Kaur' : 'Singh') : '';
  if (region.middle === 'patronymic')
    return random.chance(0.8) ? toPatronymic(random.pick(region.male), sex) : '';
  if (region.middle === 'father') return random.chance(0.5) ? otherThan(random, region.male, given) : '';
  return random.chance(0.55) ? otherThan(random, list, given) : '';
}

/** A family name as the region forms it: two surnames, or a feminine ending. */
export function createFamilyName(random: Random, region: Region): string {
  const first = random.pick(region.families);
  if (!region.doubleFamily || random.chance(0.45)) return first;
  return `${first} ${otherThan(random, region.families, first)}`;
}

export function createName(random: Random, region: Region, sex: Sex, family: string): PersonName {
  const given = random.pick(sex === 'Female' ? region.female : region.male);
  return { family, given, middle: toMiddle(random, region, sex, given) };
}
