import { listParentRows } from '../../i589/crosswalk/read-family.ts';
import { compareNames, isSameName, toLine } from '../../mirror/compare/compare-names.ts';
import { isSameCountry } from '../../mirror/compare/compare-places.ts';
import { type Finding, toText } from '../../mirror/form-mirror.ts';
import { changed, contradicts, judgeValues, unanswered, unsaid } from '../../mirror/judgement.ts';
import { pairRows } from '../../mirror/pair-rows.ts';
import type { Parent } from '../data.ts';
import type { Told } from './told.ts';

const slots = [
  { name: 'P5.1.family-name', country: 'P5.4.country-of-birth' },
  { name: 'P5.5.family-name', country: 'P5.8.country-of-birth' },
] as const;
const slotAt = (index: number) => slots[Math.min(index, 1)] ?? slots[0];

interface OldParent {
  readonly parent: Parent;
  readonly row: string;
  readonly index: number;
}

interface NewParent {
  readonly parent: Parent;
  readonly index: number;
}

function rateParents({ parent: before }: OldParent, { parent: now }: NewParent): number {
  const rating = { same: 6, part: 4, other: 0 }[
    compareNames(toLine(before.full_name), toLine(now.full_name))
  ];
  const isCountry = before.country_of_birth !== '' && now.country_of_birth !== '';
  return rating + (isCountry && isSameCountry(before.country_of_birth, now.country_of_birth) ? 1 : 0);
}

function findPair({ parent: before, row }: OldParent, { parent: now, index }: NewParent): readonly Finding[] {
  const [old, own] = [toLine(before.full_name), toLine(now.full_name)];
  const slot = slotAt(index);
  return [
    {
      box: slot.name,
      path: `parents.${index}.full_name.family_name`,
      topic: 'parent',
      before: [`${row}.full-name`],
      now: toText(own),
      judgement: judgeValues({
        before: old,
        now: own,
        isSame: isSameName,
        ifOther: compareNames(old, own) === 'part' ? changed : contradicts,
      }),
    },
    {
      box: slot.country,
      path: `parents.${index}.country_of_birth`,
      topic: 'parent',
      before: [`${row}.place-of-birth`],
      now: toText(now.country_of_birth),
      judgement: judgeValues({
        before: before.country_of_birth,
        now: now.country_of_birth,
        isSame: isSameCountry,
        ifOther: contradicts,
      }),
    },
  ];
}

/** Part 5 of the I-485 beside mother and father of Part A.III item 5 of the I-589. Whom one form leaves out is not answered. */
export function findParents({ draft, before, data }: Told): readonly Finding[] {
  const rows = listParentRows(draft);
  const olds = before.parents.map((parent, index) => ({ parent, row: rows[index] ?? '', index }));
  const news = data.parents
    .map((parent, index) => ({ parent, index }))
    .filter(({ parent }) => toLine(parent.full_name) !== '' || parent.country_of_birth.trim() !== '');
  // Everybody has two: who is left over on both sides is told in another way.
  const { pairs, missing, added } = pairRows<OldParent, NewParent>(olds, news, {
    rate: rateParents,
    isUnclear: () => true,
  });
  return [
    ...pairs.flatMap(([one, other]) => findPair(one, other)),
    ...missing.map(
      ({ row, index }): Finding => ({
        box: slotAt(index).name,
        path: 'parents',
        topic: 'parent',
        before: [`${row}.full-name`, `${row}.place-of-birth`],
        now: null,
        judgement: unanswered,
      }),
    ),
    ...added.map(
      ({ parent, index }): Finding => ({
        box: slotAt(index).name,
        path: `parents.${index}.full_name.family_name`,
        topic: 'parent',
        before: [],
        now: toText(toLine(parent.full_name)),
        judgement: unsaid,
      }),
    ),
  ];
}
