import { describe, expect, it } from 'vitest';
import { fillForm } from './fill-form.ts';
import type { FieldWrite } from './filling/field-write.ts';
import { openPdf } from './open-pdf.ts';
import { addPrograms, programs, tellObjects } from './testing/add-programs.ts';
import { drawSample, findOfficialBlank } from './testing/sample-files.ts';
import { verifyForm } from './verify-form.ts';

const field = (name: string) => `form1[0].#subform[1].${name}`;
const writes: FieldWrite[] = [
  { name: field('Family[0]'), value: 'Núñez Ibáñez' },
  { name: field('A.m[0]'), value: '123456789' },
  { name: field('Unit[0]'), on: ' APT ' },
  { name: field('Unit[1]'), on: null },
  { name: field('State[0]'), value: 'TX' },
  { name: field('More[0]'), value: `First line\n${'a long answer that runs on '.repeat(40)}` },
];

/** Dark share of the part of a page under a field, drawn by the reader. */
async function inkUnder(bytes: Uint8Array, name: string): Promise<number> {
  const file = await openPdf(bytes);
  try {
    const found = file.readFormValues().find((value) => value.name === name);
    if (found === undefined) throw new Error(`no field ${name}`);
    const { width, height, data } = file.renderPage(found.page, { dpi: 100, grayscale: true });
    const [x, y, across, down] = found.box.map((part, index) =>
      Math.round(part * (index % 2 ? height : width)),
    );
    let dark = 0;
    for (let row = (y ?? 0) + 3; row < (y ?? 0) + (down ?? 0) - 3; row++) {
      for (let column = (x ?? 0) + 3; column < (x ?? 0) + (across ?? 0) - 3; column++) {
        if ((data[row * width + column] ?? 255) < 128) dark++;
      }
    }
    return dark;
  } finally {
    file.close();
  }
}

describe('filling a form we drew', () => {
  it('writes every kind of field so that the other reader finds each value', async () => {
    const filled = await fillForm(await drawSample(), writes);
    expect(await verifyForm(filled, writes)).toEqual([]);
  });

  it('draws what it writes', async () => {
    const blank = await drawSample();
    const filled = await fillForm(blank, writes);
    for (const name of [field('Family[0]'), field('Unit[0]'), field('State[0]'), field('More[0]')]) {
      expect(await inkUnder(filled, name)).toBeGreaterThan(await inkUnder(blank, name));
    }
    expect(await inkUnder(filled, field('Unit[1]'))).toBe(await inkUnder(blank, field('Unit[1]')));
  });

  it('gives the same bytes for the same input', async () => {
    const blank = await drawSample();
    expect(Buffer.compare(await fillForm(blank, writes), await fillForm(blank, writes))).toBe(0);
  });

  it('names a field that is not there, or a value it cannot show, without quoting the value', async () => {
    const blank = await drawSample();
    await expect(fillForm(blank, [{ name: 'nowhere', value: 'Secret' }])).rejects.toMatchObject({
      code: 'field-missing',
    });
    const chinese = fillForm(blank, [{ name: field('Family[0]'), value: '秘密' }]);
    await expect(chinese).rejects.toThrow(/Family\[0\].*cannot show/);
    await expect(chinese).rejects.not.toThrow(/秘密/);
    const tooLong = fillForm(blank, [{ name: field('A.m[0]'), value: '1234567890' }]);
    await expect(tooLong).rejects.toThrow(/at most 9 characters/);
    await expect(fillForm(blank, [{ name: field('Unit[0]'), on: 'APT' }])).rejects.toThrow(/" APT "/);
  });

  it('lets long text flow over added pages and drops no word', async () => {
    const words = Array.from({ length: 1500 }, (_, index) => `word${index}`);
    const page = {
      title: 'More',
      headerLines: ['Name: Ana'],
      footer: 'Added',
      entries: [{ label: 'Page 1', text: words.join(' ') }],
    };
    const file = await openPdf(await fillForm(await drawSample(), [], { appendPages: [page] }));
    const found = new Set<string>();
    for (let number = 3; number <= file.pageCount; number++)
      for (const word of file.readWords(number)) found.add(word.text);
    file.close();
    expect(file.pageCount).toBeGreaterThan(3);
    expect(words.filter((word) => !found.has(word))).toEqual([]);
  });
});

describe('verifying', () => {
  it('lists by name every field that differs or is missing', async () => {
    const filled = await fillForm(await drawSample(), writes);
    const wrong = await verifyForm(filled, [
      { name: field('Family[0]'), value: 'Other' },
      { name: field('Unit[0]'), on: null },
      { name: 'nowhere', value: 'x' },
    ]);
    expect(wrong.map((mismatch) => [mismatch.name, mismatch.problem])).toEqual([
      [field('Family[0]'), 'different'],
      [field('Unit[0]'), 'different'],
      ['nowhere', 'missing'],
    ]);
  });
});

it('lets no script, program or file of a blank through, wherever it stands', async () => {
  const blank = await addPrograms(await drawSample());
  expect(await tellObjects(blank)).toMatch(programs);
  const filled = await tellObjects(await fillForm(blank, []));
  expect(filled).not.toMatch(programs);
  expect(filled).toContain('https://example.org');
});

describe.each(['i-485_2025-01-20.encrypted.pdf', 'i-765_2025-08-21.encrypted.pdf', 'i-485_2025-01-20.pdf'])(
  'the official %s',
  (name) => {
    const blank = findOfficialBlank(name);
    it.skipIf(blank === null)(
      'takes a mark in every checkbox and text in every open text field',
      { timeout: 90_000 },
      async () => {
        if (blank === null) return;
        const file = await openPdf(blank);
        const all = file
          .readFormValues()
          .filter((value) => !/PDF417/.test(value.name) && value.kind !== 'choice');
        file.close();
        const everything: FieldWrite[] = all.map(({ name, kind, on }) =>
          kind === 'checkbox' ? { name, on } : { name, value: '7' },
        );
        const filled = await fillForm(blank, everything);
        expect(await verifyForm(filled, everything)).toEqual([]);
        expect(await tellObjects(filled)).not.toMatch(programs);
      },
    );
  },
);
