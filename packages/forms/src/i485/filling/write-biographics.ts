import type { I485FormData, WithheldReason } from '@puente/contract';
import { adjust, getField, put, type Sheet, tick, withhold } from '../../filling/sheet.ts';
import { weight } from '../../values/weight.ts';

const raceBoxes = {
  White: 'P8.2.white',
  'Black or African American': 'P8.2.black',
  'American Indian or Alaska Native': 'P8.2.american-indian',
  Asian: 'P8.2.asian',
  'Native Hawaiian or Other Pacific Islander': 'P8.2.pacific-islander',
} as const;

function writeListed(sheet: Sheet, path: string, id: string, value: string, reason: WithheldReason): void {
  const typed = value.trim();
  if (typed === '') return;
  const option = typed.replace(/^0+(?=\d)/, '');
  if (!(getField(sheet, id).options ?? []).includes(option)) {
    withhold(sheet, path, typed, reason);
    return;
  }
  put(sheet, id, option);
  adjust(sheet, path, typed, option);
}

function writeWeight(sheet: Sheet, path: string, value: string): void {
  if (value.trim() === '') return;
  const boxed = weight.toBox(value);
  if ('problem' in boxed) {
    withhold(sheet, path, value, boxed.problem);
    return;
  }
  for (const [index, digit] of [...boxed.text].entries()) put(sheet, `P8.4.digit-${index + 1}`, digit);
}

/** Part 8. Only what the person chose; nothing here is ever read off the I-589. */
export function writeBiographics(sheet: Sheet, data: I485FormData): void {
  const { ethnicity, race, height, weight_lbs, eye_color, hair_color } = data.biographic_characteristics;
  const at = (key: string): string => `biographic_characteristics.${key}`;
  if (ethnicity !== '')
    tick(sheet, ethnicity === 'Hispanic or Latino' ? 'P8.1.hispanic' : 'P8.1.not-hispanic');
  for (const chosen of race) tick(sheet, raceBoxes[chosen]);
  writeListed(sheet, at('height.feet'), 'P8.3.feet', height.feet, 'feet');
  writeListed(sheet, at('height.inches'), 'P8.3.inches', height.inches, 'inches');
  writeWeight(sheet, at('weight_lbs'), weight_lbs);
  if (eye_color !== '') tick(sheet, `P8.5.${eye_color.toLowerCase()}`);
  if (hair_color !== '') tick(sheet, `P8.6.${hair_color.toLowerCase()}`);
}
