import type { PaperForm } from '@puente/forms';
import { findFieldByPdfName, getCatalogue } from '@puente/forms/catalogues';
import { boxesOf } from '../../paper/fields.ts';
import { createHabits } from '../../paper/habits.ts';
import { type Paper, writePaper } from '../../paper/write-paper.ts';
import type { Month } from '../../people/person.ts';
import { toDayText } from '../../people/time.ts';
import { createRandom } from '../../random.ts';
import { dayOf, type Family } from './family.ts';

const edition = '01/20/25';
const boxes = boxesOf(edition);

type PeriodBoxes = { readonly from: string; readonly to: string };
type Period = { readonly from: Month; readonly to: Month | null };

const writeDays = (rows: readonly PeriodBoxes[], periods: readonly Period[]): Paper =>
  Object.fromEntries(
    rows.flatMap((row, index) => {
      const period = periods[index];
      if (!period) return [];
      const to = period.to ? toDayText(dayOf(period.to)) : 'Present';
      return [
        [row.from, toDayText(dayOf(period.from))],
        [row.to, to],
      ];
    }),
  );

const writeEdits = ({ person, days, nationality, foreignPhone }: Family): Paper => ({
  ...(days === 'on-paper'
    ? {
        ...writeDays(boxes.background.staysAbroad, person.staysAbroad),
        ...writeDays(boxes.background.stays, person.stays),
        ...writeDays(boxes.background.jobs, person.jobs),
        ...writeDays(boxes.background.schools, person.schools),
      }
    : {}),
  ...(nationality ? { [boxes.applicant.nationality]: nationality } : {}),
  ...(foreignPhone ? { [boxes.applicant.phone]: foreignPhone } : {}),
});

/** What stands in each box of an I-589, by its AcroForm name, as if every box had been read without a doubt. */
export function toPaperForm(paper: Paper, ofEdition: string): PaperForm {
  const catalogue = getCatalogue('I-589', ofEdition);
  const readings = Object.entries(paper).map(([name, value]) => {
    const field = findFieldByPdfName(catalogue, name.replaceAll('\\.', '.'));
    if (!field) throw new Error(`The I-589 of edition ${ofEdition} has no box ${name}`);
    const [x, y, width, height] = field.box;
    const box = [x / 612, 1 - (y + height) / 792, width / 612, height / 792] as const;
    const base = { fieldId: field.id, place: { page: field.page, box }, source: 'ocr' as const, score: 0.99 };
    return value === true
      ? ({ ...base, state: 'marked', marked: true } as const)
      : ({ ...base, state: 'text', text: value } as const);
  });
  return {
    form: 'I-589',
    edition: ofEdition,
    fields: new Map(readings.map((reading) => [reading.fieldId, reading])),
  };
}

/** The family's I-589, filled with the habits of one person. */
export function writeFamilyPaper(family: Family): PaperForm {
  const random = createRandom(`proof-paper/${family.name}`);
  const habits = {
    ...createHabits(random.fork('habits'), { upper: false }),
    plainLetters: false,
    // The unit of an address brings its own word.
    unit: ' ',
    placeJoin: ', ',
    jobPlace: family.hasJobPlaces,
  };
  const paper = { ...writePaper(family.person, habits, boxes, random), ...writeEdits(family) };
  return toPaperForm(paper, edition);
}
