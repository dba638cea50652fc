import { togetherOf } from '@puente/forms/answers';
import { useTranslation } from 'react-i18next';
import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import { OfficialLabel } from '../../../lib/form-answers/official-label.tsx';
import type { Unit } from '../model/units.ts';

type Placed = Pick<Unit, 'part' | 'row'>;

/** Where a unit stands, in words: its entry, or its group. */
export function usePlaceText() {
  const t = useReviewTexts();
  return ({ part, row }: Placed) =>
    part.kind === 'list' && row !== null
      ? t(`entries.${part.entry}`, { n: row + 1 })
      : t(`groups.${part.title}`);
}

/** Its question: the official label of one answer, or what several are together. */
export function UnitTitle({ unit: { fields } }: { unit: Pick<Unit, 'fields'> }) {
  const t = useReviewTexts();
  const [first] = fields;
  if (fields.length === 1 && first) return <OfficialLabel name={first.label} />;
  const together = first && togetherOf((fields.at(-1) ?? first).label);
  return together ? t(`units.${together}`) : null;
}

/** The same as words alone, for what is read aloud. */
export function useUnitName() {
  const t = useReviewTexts();
  const { t: label } = useTranslation('fields');
  const toPlace = usePlaceText();
  return (unit: Unit) => {
    const [first] = unit.fields;
    const last = unit.fields.at(-1);
    if (!first || !last) return toPlace(unit);
    const together = first === last ? undefined : togetherOf(last.label);
    const field = together ? t(`units.${together}`) : label(first.label);
    return t('answerIn', { place: toPlace(unit), field });
  };
}
