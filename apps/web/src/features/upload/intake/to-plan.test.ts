import { expect, it } from 'vitest';
import { toPlan } from './to-plan.ts';

const pdf = (name: string, sizeBytes = 100) =>
  new File(['%PDF-1.7'.padEnd(sizeBytes, ' ')], name, { type: 'application/pdf' });
const jpeg = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'page.jpg');
const letter = new File(['Dear officer'], 'letter.pdf', { type: 'application/pdf' });

it('sends one PDF up to the limit, and takes one that is a byte larger apart', async () => {
  const fits = pdf('form.pdf', 1000);
  expect(await toPlan([fits], 1000)).toEqual({ kind: 'send', file: fits });
  expect(await toPlan([fits], 999)).toEqual({ kind: 'pages', isLarge: true });
});

it('makes pages of photos, of several files and of what only has the wrong name', async () => {
  for (const files of [[jpeg], [jpeg, jpeg], [pdf('one.pdf'), pdf('two.pdf')], [letter, jpeg]])
    expect(await toPlan(files, 1000)).toEqual({ kind: 'pages', isLarge: false });
});

it('refuses what is neither a PDF nor a picture, whatever it is called', async () => {
  expect(await toPlan([letter], 1000)).toEqual({ kind: 'refuse' });
  expect(await toPlan([letter, new File([], 'empty.jpg')], 1000)).toEqual({ kind: 'refuse' });
});
