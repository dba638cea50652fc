import { expect, it } from 'vitest';
import { listCatalogues } from '../editions/index.ts';
import { createRandom } from '../filling/testing/random.ts';
import { makeI485, plausibleText } from '../filling/testing/random-form-data.ts';
import { fillForm, openForm } from '../registry.ts';
import { type FilledField, toReadBack } from './to-read-back.ts';

const today = new Date('2026-11-20T00:00:00Z');
const [catalogue] = listCatalogues('I-485');
if (!catalogue) throw new Error('no catalogue');
const { fields } = catalogue;

/** A file as its reader finds it after these answers were written. */
function fileOf(stored: unknown): FilledField[] {
  const { writes } = fillForm(openForm('I-485', stored), { catalogue: catalogue as never, today });
  const byName = new Map(writes.map((write) => [write.name, write]));
  return fields.map(({ pdfName, page, on }) => {
    const write = byName.get(pdfName);
    const isOn = write !== undefined && 'on' in write && write.on === on;
    const value = write !== undefined && 'value' in write ? write.value : '';
    return { name: pdfName, page, value, on: on ?? null, checked: isOn };
  });
}

const random = createRandom(4711);
const sizes = { addresses: 4, jobs: 4, parents: 2, children: 3, priorMarriages: 1, otherNames: 2 };
const file = fileOf(makeI485(random, sizes, plausibleText));

const toldBoxes = (found: ReturnType<typeof toReadBack>) =>
  found.items.flatMap(({ printed }) => printed.map(({ field, text }) => `${field.pdfName}=${text}`));

it('tells every box in which something stands, once', () => {
  const filled = file.filter(({ on, checked, value }) => (on === null ? value.trim() !== '' : checked));
  expect(filled.length).toBeGreaterThan(60);
  const told = toldBoxes(toReadBack({ fields }, file, []));
  expect(told).toHaveLength(filled.length);
  expect(new Set(told).size).toBe(filled.length);
});

it('tells what the file says, not what was meant: ten errors planted in it are all told', () => {
  const texts = file.filter(({ on, value }) => on === null && value.trim() !== '');
  const marks = file.filter(({ on, checked }) => on !== null && !checked);
  const planted = new Map<FilledField, FilledField>([
    ...[3, 11, 19, 27, 35, 43].map((at, index) => {
      const field = texts[at];
      if (!field) throw new Error('too few texts');
      return [field, { ...field, value: `PLANTED ${index}` }] as const;
    }),
    ...[40, 120, 200].map((at) => {
      const field = marks[at];
      if (!field) throw new Error('too few marks');
      return [field, { ...field, checked: true }] as const;
    }),
  ]);
  const stranger = { name: 'form1[0].Unknown[0]', page: 3, value: 'PLANTED', on: null, checked: false };
  const barcode = { ...stranger, name: 'form1[0].Barcode[0]', value: 'I-485|01/20/25|1' };
  const found = toReadBack(
    { fields },
    [...file.map((field) => planted.get(field) ?? field), stranger, barcode],
    [barcode],
  );
  const told = toldBoxes(found);
  for (const { name, value, on } of planted.values()) expect(told).toContain(`${name}=${on ?? value}`);
  expect(found.unknown).toEqual([{ name: stranger.name, page: 3, text: 'PLANTED' }]);
});

it('knows a name whose dots are written with a backslash', () => {
  const field = fields.find(({ pdfName }) => /42.*a_YesNo/.test(pdfName));
  if (!field) throw new Error('no such field');
  const name = field.pdfName.includes('\\.') ? field.pdfName.replaceAll('\\.', '.') : field.pdfName;
  const ticked = { name, page: field.page, value: '', on: field.on ?? '', checked: true };
  const found = toReadBack({ fields }, [ticked], []);
  expect(found.items).toHaveLength(1);
  expect(found.unknown).toEqual([]);
});
