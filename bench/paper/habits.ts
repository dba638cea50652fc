import type { Day, Month } from '../people/person.ts';
import type { Random } from '../random.ts';

const dateStyles = [
  'mm/dd/yyyy',
  'm/d/yyyy',
  'mm-dd-yyyy',
  'm/d/yy',
  'mon d yyyy',
  'dd mon yyyy',
  'yyyy-mm-dd',
] as const;
const monthStyles = ['mm/yyyy', 'm/yyyy', 'm/yy', 'mon yyyy'] as const;

/** How one person fills a form, the same way all through it. */
export interface Habits {
  readonly upper: boolean;
  /** Accents left off, as on an English keyboard. */
  readonly plainLetters: boolean;
  readonly date: (typeof dateStyles)[number];
  readonly month: (typeof monthStyles)[number];
  readonly aNumber: 'plain' | 'A' | 'A-hyphens';
  readonly ssn: 'plain' | 'hyphens';
  readonly phone: 'hyphen' | 'plain' | 'space';
  readonly state: 'code' | 'name';
  readonly usa: string;
  readonly present: string;
  readonly nationality: 'country' | 'demonym';
  readonly unit: string;
  /** Written in a box that has no answer; empty: the box stays empty. */
  readonly absent: string;
  /** Share of unanswered boxes that get `absent`. */
  readonly absentShare: number;
  readonly placeJoin: string;
  readonly jobPlace: boolean;
}

export interface HabitLimits {
  readonly upper?: boolean;
  /** A digital form takes nine digits and no more. */
  readonly plainNumbers?: boolean;
}

function weighted<T>(random: Random, list: ReadonlyArray<readonly [T, number]>): T {
  let at = random.next() * list.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of list) {
    at -= weight;
    if (at < 0) return value;
  }
  return (list[0] as readonly [T, number])[0];
}

/** How often each way of writing is met, by what is written. */
const shares = {
  date: [
    ['mm/dd/yyyy', 66],
    ['m/d/yyyy', 12],
    ['mm-dd-yyyy', 7],
    ['m/d/yy', 4],
    ['mon d yyyy', 4],
    ['dd mon yyyy', 3],
    ['yyyy-mm-dd', 4],
  ],
  month: [
    ['mm/yyyy', 76],
    ['m/yyyy', 9],
    ['m/yy', 8],
    ['mon yyyy', 7],
  ],
  aNumber: [
    ['plain', 60],
    ['A', 15],
    ['A-hyphens', 25],
  ],
  ssn: [
    ['plain', 55],
    ['hyphens', 45],
  ],
  phone: [
    ['hyphen', 80],
    ['plain', 12],
    ['space', 8],
  ],
  state: [
    ['code', 85],
    ['name', 15],
  ],
  usa: [
    ['USA', 75],
    ['United States', 8],
    ['U.S.A.', 7],
    ['US', 10],
  ],
  present: [
    ['Present', 75],
    ['present', 15],
    ['PRESENT', 10],
  ],
  nationality: [
    ['country', 65],
    ['demonym', 35],
  ],
  unit: [
    [' Apt ', 60],
    [' #', 20],
    [', Apt. ', 20],
  ],
  absent: [
    ['', 55],
    ['N/A', 28],
    ['None', 10],
    ['NA', 7],
  ],
  placeJoin: [
    [', ', 92],
    [' ', 8],
  ],
} as const satisfies { readonly [K in keyof Habits]?: ReadonlyArray<readonly [Habits[K], number]> };

export function createHabits(random: Random, limits: HabitLimits = {}): Habits {
  const upper = limits.upper ?? random.chance(0.2);
  return {
    upper,
    plainLetters: random.chance(upper ? 0.4 : 0.12),
    date: weighted<Habits['date']>(random, shares.date),
    month: weighted<Habits['month']>(random, shares.month),
    aNumber: limits.plainNumbers ? 'plain' : weighted<Habits['aNumber']>(random, shares.aNumber),
    ssn: limits.plainNumbers ? 'plain' : weighted<Habits['ssn']>(random, shares.ssn),
    phone: weighted<Habits['phone']>(random, shares.phone),
    state: weighted<Habits['state']>(random, shares.state),
    usa: weighted<Habits['usa']>(random, shares.usa),
    present: weighted<Habits['present']>(random, shares.present),
    nationality: weighted<Habits['nationality']>(random, shares.nationality),
    unit: weighted<Habits['unit']>(random, shares.unit),
    absent: weighted<Habits['absent']>(random, shares.absent),
    absentShare: random.between(0.3, 1),
    placeJoin: weighted<Habits['placeJoin']>(random, shares.placeJoin),
    jobPlace: random.chance(0.85),
  };
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (value: number) => String(value).padStart(2, '0');

export function writeDay({ year, month, day }: Day, style: Habits['date']): string {
  const name = monthNames[month - 1] ?? '';
  switch (style) {
    case 'mm/dd/yyyy':
      return `${two(month)}/${two(day)}/${year}`;
    case 'm/d/yyyy':
      return `${month}/${day}/${year}`;
    case 'mm-dd-yyyy':
      return `${two(month)}-${two(day)}-${year}`;
    case 'm/d/yy':
      return `${month}/${day}/${two(year % 100)}`;
    case 'mon d yyyy':
      return `${name} ${day} ${year}`;
    case 'dd mon yyyy':
      return `${two(day)} ${name} ${year}`;
    case 'yyyy-mm-dd':
      return `${year}-${two(month)}-${two(day)}`;
  }
}

export function writeMonth(value: Month | null, habits: Pick<Habits, 'month' | 'present'>): string {
  if (!value) return habits.present;
  const { year, month } = value;
  switch (habits.month) {
    case 'mm/yyyy':
      return `${two(month)}/${year}`;
    case 'm/yyyy':
      return `${month}/${year}`;
    case 'm/yy':
      return `${month}/${two(year % 100)}`;
    case 'mon yyyy':
      return `${monthNames[month - 1] ?? ''} ${year}`;
  }
}

export function writeANumber(digits: string, style: Habits['aNumber']): string {
  if (style === 'plain') return digits;
  if (style === 'A') return `A${digits}`;
  return `A${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
}

export const writeSsn = (digits: string, style: Habits['ssn']): string =>
  style === 'plain' ? digits : `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;

export function writePhone(sevenDigits: string, style: Habits['phone']): string {
  const join = style === 'hyphen' ? '-' : style === 'space' ? ' ' : '';
  return `${sevenDigits.slice(0, 3)}${join}${sevenDigits.slice(3)}`;
}
