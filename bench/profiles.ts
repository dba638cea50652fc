import type { DamageKind } from './damage/damage.ts';
import type { Random } from './random.ts';
import type { LookName } from './scan/looks.ts';
import type { HandKind } from './scan/pens.ts';

/** One page of the upload: a form page, or a sheet that is none. */
export interface SheetPlan {
  /** Form page from 1; null: a letter between the pages. */
  readonly formPage: number | null;
  /** Quarter turns clockwise in which it was fed. */
  readonly turned: 0 | 1 | 2 | 3;
}

export interface Profile {
  readonly name: string;
  /** How the values get into the PDF. */
  readonly medium: 'fields' | 'text' | 'scan';
  readonly look: LookName;
  readonly upper?: boolean;
  readonly hand?: HandKind;
  /** Typed values are printed by a dot-matrix printer. */
  readonly dots?: true;
  /** Typed black and without hairlines, so that people can still read what the copier or the fax leaves of it. */
  readonly sturdy?: true;
  /** What befell the filled form before it was scanned. */
  readonly damage?: DamageKind;
  readonly order: 'straight' | 'shuffled' | 'turned' | 'mixed-pile';
  readonly note: string;
}

const scan = (name: string, look: LookName, note: string, more: Partial<Profile> = {}): Profile => ({
  name,
  medium: 'scan',
  look,
  order: 'straight',
  note,
  ...more,
});

export const profiles: readonly Profile[] = [
  { ...scan('fillable', 'clean300', 'digital: values in the form fields'), medium: 'fields' },
  { ...scan('flat', 'clean300', 'digital: a text layer, no form fields'), medium: 'text' },
  scan('clean300', 'clean300', 'flatbed, 300 dpi'),
  scan('office200', 'office200', 'office scanner, 200 dpi, JPEG'),
  scan('office200-upper', 'office200', 'the same, all in capitals', { upper: true }),
  scan('skewed150', 'skewed150', '150 dpi, laid in at an angle up to 5 degrees'),
  scan('feeder', 'feeder', 'sheet feeder: stretched and uneven'),
  scan('fax', 'fax', '204 x 196, black and white'),
  scan('copy', 'copy', 'a copy of a copy: gray, specks, dark edges'),
  scan('copy-shuffled', 'copy', 'the same, pages out of order', { order: 'shuffled' }),
  scan('phone', 'phone', 'photographed on a desk'),
  scan('turned', 'office200', 'some pages upside down or sideways', { order: 'turned' }),
  scan('mixed-pile', 'office200', 'letters between the pages, pages doubled or missing', {
    order: 'mixed-pile',
  }),
  scan('handprint', 'office200', 'filled in by hand in block letters', { hand: 'block' }),
  scan('neat-hand', 'clean300', 'filled in a neat hand', { hand: 'neat' }),
  scan('neat-hand-fax', 'fax', 'the same, faxed', { hand: 'neat' }),
  scan('neat-hand-phone', 'phone', 'the same, photographed', { hand: 'neat' }),
  scan('kept-hand', 'office200', 'hands that nothing was fitted to', { hand: 'kept' }),
  scan('kept-hand-copy', 'copy', 'the same, copied twice', { hand: 'kept' }),
  scan('script-hand', 'office200', 'filled in joined writing', { hand: 'script', upper: false }),
  scan('kept-script', 'office200', 'joined writing that nothing was fitted to', {
    hand: 'kept-script',
    upper: false,
  }),
  scan('third-copy', 'third-copy', 'a copy of a copy of a copy: rules broken up, letters clotted', {
    sturdy: true,
  }),
  scan('speckled-fax', 'speckled-fax', '204 x 98, black and white, specks all over, rows lost', {
    sturdy: true,
  }),
  scan('washed-out', 'washed-out', 'printed with the last of the toner: faint zones, broken strokes', {
    sturdy: true,
  }),
  scan('dot-matrix', 'office200', 'values printed by nine pins and a worn ribbon', {
    dots: true,
    upper: true,
  }),
  scan('shaded-paper', 'shaded-paper', 'on coloured or gray paper, mottled, with fibres'),
  scan('stamped', 'office200', 'rubber stamps across boxes', { damage: 'stamped' }),
  scan('corrected', 'office200', 'values crossed out and written anew, or under correction fluid', {
    damage: 'corrected',
  }),
  scan('holed', 'office200', 'punched holes and a staple', { damage: 'holed' }),
  scan('folded', 'office200', 'folded once or twice, toner broken off along the fold', { damage: 'folded' }),
];

export function findProfile(name: string): Profile {
  const found = profiles.find((profile) => profile.name === name);
  if (!found) throw new Error(`No profile ${name}. There are: ${profiles.map((p) => p.name).join(', ')}.`);
  return found;
}

/** Pages with nothing that the form data takes, which may be missing without changing the truth. */
const spare = [5, 6, 7, 8, 9, 10, 12];
const straight = (page: number): SheetPlan => ({ formPage: page, turned: 0 });

export function planSheets(profile: Profile, pageCount: number, random: Random): SheetPlan[] {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  switch (profile.order) {
    case 'straight':
      return pages.map(straight);
    case 'shuffled': {
      if (random.chance(0.3)) return random.sample(pages, pageCount).map(straight);
      const at = random.int(0, pageCount - 2);
      [pages[at], pages[at + 1]] = [pages[at + 1] ?? 1, pages[at] ?? 1];
      return pages.map(straight);
    }
    case 'turned': {
      const turned = new Set(random.chance(0.2) ? pages : random.sample(pages.slice(0, 4), random.int(1, 2)));
      return pages.map((page) => ({
        formPage: page,
        turned: turned.has(page) ? random.pick([1, 2, 2, 3] as const) : 0,
      }));
    }
    case 'mixed-pile': {
      const missing = new Set(random.sample(spare, random.int(0, 5)));
      const doubled = random.chance(0.6) ? random.int(1, pageCount) : 0;
      const between = new Set([0, ...random.sample(pages, random.int(0, 3))]);
      return [0, ...pages].flatMap((page): SheetPlan[] => [
        ...(page > 0 && !missing.has(page) ? [straight(page)] : []),
        ...(page > 0 && page === doubled ? [straight(page)] : []),
        ...(between.has(page) ? [{ formPage: null, turned: 0 as const }] : []),
      ]);
    }
  }
}
