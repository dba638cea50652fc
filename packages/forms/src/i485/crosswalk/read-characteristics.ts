import type { FormDraft } from '../../drafting/form-draft.ts';
import { readMarkedAnswer } from '../../drafting/read-marked-answer.ts';
import { sure } from '../../values/normalised.ts';
import { weight } from '../../values/weight.ts';
import { eyeColors, hairColors, type I485FormData } from '../data.ts';

type Characteristics = I485FormData['biographic_characteristics'];

const base = 'biographic_characteristics';
const raceBoxes = {
  'P8.2.white': 'White',
  'P8.2.black': 'Black or African American',
  'P8.2.american-indian': 'American Indian or Alaska Native',
  'P8.2.asian': 'Asian',
  'P8.2.pacific-islander': 'Native Hawaiian or Other Pacific Islander',
} as const;

/** Color by the last word of its field id. */
const byBox = <Color extends string>(colors: readonly Color[]): Record<string, Color> =>
  Object.fromEntries(colors.map((color) => [color.toLowerCase(), color]));

/** I-485 Part 8 item 2: every marked box. */
function readRace(draft: FormDraft): Characteristics['race'] {
  const path = `${base}.race`;
  const boxes = Object.keys(raceBoxes) as (keyof typeof raceBoxes)[];
  if (boxes.some((box) => draft.isUnclear(box))) draft.note(path, 'P8.2: a mark could not be decided');
  const marks = boxes.flatMap((fieldId) => {
    const reading = draft.paper.fields.get(fieldId);
    return reading && draft.isMarked(fieldId) ? [{ fieldId, text: 'X', reading }] : [];
  });
  draft.addEvidence(path, marks);
  return marks.map(({ fieldId }) => raceBoxes[fieldId]);
}

/** I-485 Part 8 item 4: three boxes of one digit; one of them unread leaves the weight empty. */
function readWeight(draft: FormDraft): string {
  const path = `${base}.weight_lbs`;
  const boxes = [1, 2, 3].map((digit) => `P8.4.digit-${digit}`);
  const sources = boxes.flatMap((box) => draft.text(box) ?? []);
  const digits = sources.map(({ text }) => text.trim()).join('');
  if (sources.length === 0 && !draft.hasContent(boxes)) return '';
  const isWhole = !boxes.some((box) => draft.isUnclear(box)) && weight.problem(digits) === null;
  const hasGap = draft.text('P8.4.digit-2') === null || draft.text('P8.4.digit-3') === null;
  if (!isWhole || hasGap) {
    draft.note(path, 'P8.4 was read but not understood');
    return '';
  }
  draft.addEvidence(path, sources);
  return digits.replace(/^0+/, '');
}

const asUpTo =
  (max: number) =>
  ({ text }: { readonly text: string }) => {
    const value = text.trim().replace(/^0+(?=\d)/, '');
    return /^\d{1,2}$/.test(value) && Number(value) <= max ? sure(value) : null;
  };

/** I-485 Part 8, as the person marked it on this same form; no other paper is ever a source for it. */
export const readCharacteristics = (draft: FormDraft): Characteristics => ({
  ethnicity: readMarkedAnswer(draft, `${base}.ethnicity`, 'P8.1', {
    hispanic: 'Hispanic or Latino',
    'not-hispanic': 'Not Hispanic or Latino',
  }),
  race: readRace(draft),
  height: {
    feet: draft.take(`${base}.height.feet`, 'P8.3.feet', asUpTo(8)),
    inches: draft.take(`${base}.height.inches`, 'P8.3.inches', asUpTo(11)),
  },
  weight_lbs: readWeight(draft),
  eye_color: readMarkedAnswer(draft, `${base}.eye_color`, 'P8.5', byBox(eyeColors)),
  hair_color: readMarkedAnswer(draft, `${base}.hair_color`, 'P8.6', byBox(hairColors)),
});
