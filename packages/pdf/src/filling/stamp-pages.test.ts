import { expect, test } from 'vitest';
import { drawWorksheet } from '../draw-worksheet.ts';
import { fillForm } from '../fill-form.ts';
import { openPdf } from '../open-pdf.ts';
import { verifyForm } from '../verify-form.ts';

const stamp = 'SAMPLE: invented';
const toPage = (name: string, y: number) => ({
  width: 612,
  height: 792,
  heading: name,
  fields: [{ name, rect: [100, y, 200, 20] as const, kind: 'text' as const, label: name, multiline: false }],
});

test('a stamp stands on every page, over no field, and what was written is read back', async () => {
  const blank = await drawWorksheet({
    title: 'Invented',
    notice: 'invented',
    pages: [toPage('middle', 400), toPage('upper', 770), toPage('lower', 0)],
  });
  const writes = [{ name: 'upper', value: 'Lucia' }];
  const filled = await fillForm(blank, writes, { stamp });
  expect(await verifyForm(filled, writes)).toEqual([]);
  const file = await openPdf(filled);
  const heights = [1, 2, 3].map((page) => {
    const word = file.readWords(page).find(({ text }) => text.startsWith('SAMPLE'));
    return word && Math.round((1 - word.box[1]) * 792);
  });
  file.close();
  expect(heights.map((height) => (height ?? 396) > 396)).toEqual([true, false, true]);
  expect(heights.every((height) => height !== undefined)).toBe(true);
});
