import { isSameHome } from '../../mirror/compare/compare-homes.ts';
import { isSameTown } from '../../mirror/compare/compare-places.ts';
import { doOverlap } from '../../mirror/compare/periods.ts';
import { type Finding, toText } from '../../mirror/form-mirror.ts';
import {
  changed,
  contradicts,
  type Judgement,
  judgeNew,
  judgeValues,
  type Part,
  same,
  silent,
  toGravest,
  unanswered,
  unsaid,
} from '../../mirror/judgement.ts';
import { pairRows } from '../../mirror/pair-rows.ts';
import { isEmptyAddress } from '../../values/address.ts';
import { isPresent } from '../../values/calendar-date.ts';
import { chooseResidences } from '../filling/choose-residences.ts';
import { toUsAddress } from '../to-us-address.ts';
import {
  homeItem,
  isHere,
  isSameStay,
  listAddressBoxes,
  listHomeBoxes,
  listNewHomes,
  listOldHomes,
  type NewHome,
  type OldHome,
  toHomeLine,
} from './homes.ts';
import { judgeEnd, judgeGone } from './judge-period.ts';
import { isUnclearIn, sameDateOn, type Told, timeOf } from './told.ts';

const homePath = 'biographic_information.physical_address';
const boxes = {
  physical: 'P1.18.physical-street',
  since: 'P1.18.physical-since',
  prior: 'P1.18.prior-street',
  abroad: 'P1.18.abroad-street',
} as const;

const physicalOf = (told: Told) => toUsAddress(told.data.biographic_information.physical_address);

const isHomeNow = (told: Told, { address, to }: NewHome): boolean =>
  isPresent(to) && isSameHome(address, physicalOf(told));

/** Where a home stands on the form: its box for the home now, the prior one, the one abroad, or as more of either. */
function toBox(told: Told, home: NewHome): string {
  const { current, prior } = chooseResidences(told.data, told.today);
  if (home.path === current?.path || isHomeNow(told, home)) return boxes.since;
  return home.path === prior?.path || isHere(home) ? boxes.prior : boxes.abroad;
}

const topicOf = (home: OldHome | NewHome) => (isHere(home) ? 'homes-here' : 'home-abroad');

/** The home now: another one than when the paper was signed, unless the person says to have lived there then already. */
function findPhysical(told: Told, homes: readonly NewHome[]): Finding {
  const physical = physicalOf(told);
  const old = toUsAddress(told.before.biographic_information.physical_address);
  const judge = (): Judgement | null => {
    if (isEmptyAddress(physical)) return isEmptyAddress(old) ? null : unanswered;
    if (isEmptyAddress(old)) return silent;
    if (isSameHome(old, physical)) return same;
    const since = homes.find((home) => isHomeNow(told, home));
    return since && timeOf(told, since.from) === 'before' ? contradicts : changed;
  };
  return {
    box: boxes.physical,
    path: `${homePath}.street`,
    topic: 'homes-here',
    before: listAddressBoxes({ row: homeItem, address: old, from: '', to: '' }),
    now: toText(toHomeLine({ address: physical, from: '', to: '' })),
    judgement: judge(),
  };
}

function rateHomes(told: Told, before: OldHome, now: NewHome): number {
  const isSame = (key: 'from' | 'to') =>
    before[key] !== '' && now[key] !== '' && sameDateOn(told)(before[key], now[key]);
  const isTown = before.address.city !== '' && isSameTown(before.address.city, now.address.city);
  const common = (isSame('from') ? 3 : 0) + (isSame('to') ? 1 : 0) + (isTown ? 1 : 0);
  if (isSameHome(before.address, now.address)) return 6 + common;
  return common >= 4 ? common : 0;
}

function judgeAddress(before: OldHome, now: NewHome): Judgement {
  if (isEmptyAddress(now.address)) return unanswered;
  if (isEmptyAddress(before.address)) return silent;
  return isSameHome(before.address, now.address) ? same : contradicts;
}

/** One home that both tell: its address and its time. */
function findPair(told: Told, before: OldHome, now: NewHome): Finding {
  const parts: readonly Part[] = [
    {
      judgement: judgeAddress(before, now),
      rests: listAddressBoxes(before),
    },
    {
      judgement: judgeValues({
        before: before.from,
        now: now.from,
        isSame: sameDateOn(told),
        ifOther: contradicts,
      }),
      rests: [`${before.row}.from`],
    },
    { judgement: judgeEnd(told, before.to, now.to), rests: [`${before.row}.to`] },
  ];
  const gravest = toGravest(parts);
  const key =
    ['street', 'from_date', 'to_date'][parts.findIndex(({ rests }) => rests === gravest?.rests)] ?? 'street';
  return {
    box: toBox(told, now),
    path: `${now.path}.${key}`,
    topic: topicOf(now),
    before: listHomeBoxes(before),
    ...(gravest && { rests: gravest.rests }),
    now: toText(toHomeLine(now)),
    judgement: gravest?.judgement ?? null,
  };
}

/** A home that the paper tells and the form does not. */
function findMissing(told: Told, before: OldHome, homes: readonly NewHome[]): Finding {
  const isPhysical = isSameHome(before.address, physicalOf(told));
  const isTold = homes.some((now) => isSameStay(told, before, now));
  // The form takes homes of the last five years, and of those abroad the last one alone.
  const isOther = !isHere(before) && !homes.some((now) => !isHere(now));
  const isSame = isTold || (isPhysical && judgeEnd(told, before.to, 'Present') === same);
  return {
    box: isHere(before) ? boxes.prior : boxes.abroad,
    path: isHere(before) ? 'address_history_5_years' : 'last_foreign_address',
    topic: topicOf(before),
    before: listHomeBoxes(before),
    now: null,
    judgement: isSame ? same : isOther ? unanswered : judgeGone(told, before),
  };
}

/** A home that the form tells and the paper does not: since then, in a time the paper leaves open, or beside one it tells. */
function findAdded(told: Told, now: NewHome, olds: readonly OldHome[]): Finding | null {
  if (olds.some((before) => isSameStay(told, before, now))) return null;
  // That the home now is another one is said at its own item.
  if (isHomeNow(told, now)) return null;
  const beside = olds.filter((before) => doOverlap(before, now, told.signed, told.today));
  const time = timeOf(told, now.from === '' ? now.to : now.from);
  const judgement = judgeNew(time, beside.length > 0 ? contradicts : unsaid);
  return {
    box: toBox(told, now),
    path: `${now.path}.street`,
    topic: topicOf(now),
    before: beside.flatMap(listHomeBoxes),
    now: toText(toHomeLine(now)),
    judgement,
  };
}

/** Part 1 item 18 of the I-485 beside Part A.I item 8 and Part A.III items 1 and 2 of the I-589. */
export function findHomes(told: Told): readonly Finding[] {
  const homes = listNewHomes(told);
  const olds = listOldHomes(told);
  const { pairs, missing, added } = pairRows(olds, homes, {
    rate: (before, now) => rateHomes(told, before, now),
    isUnclear: (before) => isUnclearIn(told, listHomeBoxes(before)),
  });
  return [
    findPhysical(told, homes),
    ...pairs.map(([before, now]) => findPair(told, before, now)),
    ...missing.map((before) => findMissing(told, before, homes)),
    ...added.flatMap((now) => findAdded(told, now, olds) ?? []),
  ];
}
