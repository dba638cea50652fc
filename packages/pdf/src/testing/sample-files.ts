import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawWorksheet, type WorksheetLayout } from '../draw-worksheet.ts';

/** A form of our own with every kind of field, dotted names and an on-value with spaces. */
export const sampleLayout: WorksheetLayout = {
  title: 'Sample worksheet',
  notice: 'Worksheet, not for filing',
  pages: [1, 2].map((page) => ({
    width: 612,
    height: 792,
    heading: `Part ${page}`,
    fields: [
      {
        name: `form1[0].#subform[${page}].Family[0]`,
        rect: [60, 680, 200, 18],
        kind: 'text',
        label: 'Family name',
      },
      {
        name: `form1[0].#subform[${page}].A\\.m[0]`,
        rect: [60, 640, 140, 18],
        kind: 'text',
        label: 'Number',
        maxLength: 9,
        comb: true,
      },
      {
        name: `form1[0].#subform[${page}].Unit[0]`,
        rect: [60, 600, 10, 10],
        kind: 'checkbox',
        on: ' APT ',
        label: 'Apartment',
      },
      {
        name: `form1[0].#subform[${page}].Unit[1]`,
        rect: [160, 600, 10, 10],
        kind: 'checkbox',
        on: ' STE ',
        label: 'Suite',
      },
      {
        name: `form1[0].#subform[${page}].State[0]`,
        rect: [60, 560, 60, 18],
        kind: 'choice',
        options: ['CA', 'TX'],
        label: 'State',
      },
      {
        name: `form1[0].#subform[${page}].More[0]`,
        rect: [60, 400, 400, 120],
        kind: 'text',
        multiline: true,
        label: 'More',
      },
    ],
  })),
};

export const drawSample = () => drawWorksheet(sampleLayout);

/** An official blank when the folder with them is there; null otherwise. */
export function findOfficialBlank(fileName: string): Uint8Array | null {
  const folder =
    process.env.FORMS_DIR ?? fileURLToPath(new URL('../../../../../shared/forms', import.meta.url));
  const path = `${folder}/${fileName}`;
  return existsSync(path) ? readFileSync(path) : null;
}
