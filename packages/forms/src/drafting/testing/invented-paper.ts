import type { SourceForm } from '../../catalogue.ts';
import { getCatalogue, getField } from '../../editions/index.ts';
import type { FieldReading, PaperForm, ReadingSource } from '../../reading.ts';

export interface PaperOptions {
  readonly source?: ReadingSource;
  readonly score?: number;
  /** Default `I-589`. */
  readonly form?: SourceForm;
  readonly edition?: string;
  /** Boxes with ink that cannot be read. */
  readonly unclear?: readonly string[];
}

/** A read form with these boxes filled: text by field id, true for a mark. Ids must be in the edition's catalogue. */
export function inventPaper(
  boxes: Readonly<Record<string, string | true>>,
  { source = 'ocr', score = 0.99, form = 'I-589', edition = '01/20/25', unclear = [] }: PaperOptions = {},
): PaperForm {
  const catalogue = getCatalogue(form, edition);
  const fields = new Map<string, FieldReading>();
  const placeOf = (fieldId: string) => {
    const { page, box } = getField(catalogue, fieldId);
    const [x, y, width, height] = box;
    return { page, box: [x / 612, 1 - (y + height) / 792, width / 612, height / 792] as const };
  };
  for (const [fieldId, value] of Object.entries(boxes)) {
    const base = { fieldId, place: placeOf(fieldId), source, score };
    fields.set(
      fieldId,
      value === true ? { ...base, state: 'marked', marked: true } : { ...base, state: 'text', text: value },
    );
  }
  for (const fieldId of unclear)
    fields.set(fieldId, { fieldId, place: placeOf(fieldId), source, score: 0.3, state: 'unclear' });
  return { form, edition, fields };
}

/** Invented applicant with something in every part the crosswalk reads. */
export const fullPaper: Readonly<Record<string, string | true>> = {
  'A.I.1.a-number': 'A012-345-678',
  'A.I.2.ssn': '123-45-6789',
  'A.I.3.uscis-account': 'N/A',
  'A.I.4.last-name': 'Núñez Paz',
  'A.I.5.first-name': 'Ada',
  'A.I.6.middle-name': 'None',
  'A.I.7.other-names': 'Ada Paz; Ada Núñez Paz',
  'A.I.8.street': '12 Elm Street Apt 4B',
  'A.I.8.city': 'Tampa',
  'A.I.8.state': 'Florida',
  'A.I.8.zip-code': '33602',
  'A.I.8.area-code': '212',
  'A.I.8.phone': '555-0187',
  'A.I.10.female': true,
  'A.I.11.married': true,
  'A.I.12.date-of-birth': '3/7/1988',
  'A.I.13.place-of-birth': 'Tela, Atlántida, Honduras',
  'A.I.14.nationality': 'Hondureña',
  'A.I.16.race': 'Garifuna',
  'A.I.19.b.i94-number': '123456789 A1',
  'A.I.19.c.row-1.date': '10/02/2022',
  'A.I.19.c.row-1.place': 'Laredo, Texas',
  'A.I.19.c.row-1.status': 'Paroled',
  'A.I.19.c.row-1.status-expires': 'D/S',
  'A.I.20.passport-country': 'Honduras',
  'A.I.21.passport-number': 'H 012345',
  'A.I.22.passport-expires': '01/02/2031',
  'A.II.spouse.last-name': 'Suazo',
  'A.II.spouse.first-name': 'Luis',
  'A.II.spouse.date-of-marriage': '06/05/2012',
  'A.II.spouse.place-of-marriage': 'Tela, Honduras',
  'A.II.spouse.place-of-birth': 'Trujillo, Honduras',
  'A.II.child-1.first-name': 'Elena',
  'A.II.child-1.last-name': 'Suazo Núñez',
  'A.II.child-1.date-of-birth': '02/28/2014',
  'A.II.child-1.place-of-birth': 'Tela, Honduras',
  'S-A.child-5.first-name': 'Mateo',
  'S-A.child-5.last-name': 'Suazo Núñez',
  'A.III.1.row-1.street': 'Barrio El Centro, Calle 3',
  'A.III.1.row-1.city': 'Tela',
  'A.III.1.row-1.province': 'Atlántida',
  'A.III.1.row-1.country': 'Honduras',
  'A.III.2.row-1.street': '12 Elm Street Apt 4B',
  'A.III.2.row-1.city': 'Tampa',
  'A.III.2.row-1.province': 'Florida',
  'A.III.2.row-1.country': 'United States',
  'A.III.2.row-1.from': '11/22',
  'A.III.2.row-1.to': 'now',
  'A.III.2.row-3.street': 'Calle 3 #5',
  'A.III.2.row-3.city': 'Tela',
  'A.III.2.row-3.province': 'Nord',
  'A.III.2.row-3.country': 'Honduras',
  'A.III.3.row-1.name': 'Instituto Triunfo',
  'A.III.3.row-1.type': 'Secondary',
  'A.III.3.row-1.location': 'Tela, Honduras',
  'A.III.4.row-1.employer': 'Panadería Sol, Tampa, FL',
  'A.III.4.row-1.occupation': 'Baker',
  'A.III.4.row-1.from': '01/2023',
  'A.III.4.row-1.to': 'Present',
  'A.III.5.mother.full-name': 'Rosa Elena Paz',
  'A.III.5.mother.place-of-birth': 'Tela, Honduras',
  'A.III.5.mother.location': 'Deceased',
  'A.III.5.father.full-name': 'Julio Núñez Paz',
  'A.III.5.father.location': 'TELA, HONDURAS',
};
