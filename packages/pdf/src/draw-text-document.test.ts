import { describe, expect, it } from 'vitest';
import { drawTextDocument, prependTextDocument } from './draw-text-document.ts';
import { fillForm } from './fill-form.ts';
import type { FieldWrite } from './filling/field-write.ts';
import { openPdf } from './open-pdf.ts';
import { drawSample, findOfficialBlank } from './testing/sample-files.ts';
import type { TextDocument } from './text-document/text-document.ts';
import { verifyForm } from './verify-form.ts';

const content: TextDocument = {
  title: 'An invented checklist',
  language: 'es',
  footer: 'For you, not to be sent',
  blocks: [
    { kind: 'title', text: 'Qué falta todavía' },
    { kind: 'notice', title: 'Compare la edición', text: 'Mire la fecha al pie de cada página. '.repeat(6) },
    { kind: 'heading', text: 'Firmas' },
    {
      kind: 'list',
      marker: 'box',
      items: Array.from({ length: 60 }, (_, i) => ({
        strong: `Page ${i}`,
        text: 'a line that runs on '.repeat(8),
        small: 'Source: invented',
      })),
    },
    { kind: 'page-break' },
    { kind: 'text', text: `${'x'.repeat(400)} end-of-text` },
  ],
};

/** Pictures are of the first, the middle and the last of the `formPages` last pages. */
async function read(bytes: Uint8Array, formPages = 1) {
  const file = await openPdf(bytes, { maxPages: 100 });
  try {
    const pages = Array.from({ length: file.pageCount }, (_, i) => ({
      words: file.readWords(i + 1).map(({ text }) => text),
      boxes: file.readWords(i + 1).map(({ box }) => box),
    }));
    const look = (page: number) =>
      Buffer.from(file.renderPage(page, { dpi: 60, grayscale: true }).data).toString('base64');
    const formStart = pages.length - formPages + 1;
    const pictures = [formStart, formStart + Math.floor(formPages / 2), pages.length].map(look);
    return { pages, pictures, values: file.readFormValues() };
  } finally {
    file.close();
  }
}

describe('drawing running text', { timeout: 60_000 }, () => {
  it('flows over pages, keeps every item inside the paper, and numbers the pages', async () => {
    const { pages } = await read(await drawTextDocument(content));
    expect(pages.length).toBeGreaterThan(3);
    const words = pages.flatMap((page) => page.words).join(' ');
    for (let i = 0; i < 60; i += 1) expect(words).toContain(`Page ${i}`);
    expect(words).toContain('Qué falta todavía');
    expect(words).toContain('end-of-text');
    expect(words).toContain(`${pages.length} / ${pages.length}`);
    for (const [x = 0, y = 0, width = 0, height = 0] of pages.flatMap(({ boxes }) => boxes)) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x + width, y + height)).toBeLessThan(1);
    }
  });

  it('stamps every page at its top, and only when a stamp is asked for', async () => {
    const stamp = 'For practice, not for filing: edición 01/20/25.';
    const plain = await read(await drawTextDocument(content));
    const { pages } = await read(await drawTextDocument({ ...content, stamp }));
    expect(pages).toHaveLength(plain.pages.length);
    for (const [index, { words, boxes }] of pages.entries()) {
      expect(words.join(' ')).toContain(stamp);
      const [, y = 1, , height = 1] = boxes[words.indexOf('practice,')] ?? [];
      expect(y + height).toBeLessThan(58 / 792);
      expect(plain.pages[index]?.words).not.toContain('practice,');
    }
  });

  it('gives the same bytes for the same text, and says which letters it lacks', async () => {
    expect(await drawTextDocument(content)).toEqual(await drawTextDocument(content));
    const foreign = { ...content, blocks: [{ kind: 'text', text: 'Привет' }] } as const;
    await expect(drawTextDocument(foreign)).rejects.toMatchObject({ code: 'fill-failed' });
  });
});

describe('text before a filled form', { timeout: 120_000 }, () => {
  const blanks = [
    { name: 'a form we drew', load: drawSample, write: 'form1[0].#subform[1].Family[0]' },
    ...['i-485_2025-01-20.pdf'].flatMap((file) => {
      const bytes = findOfficialBlank(file);
      return bytes
        ? [
            {
              name: file,
              load: async () => bytes,
              write: 'form1[0].#subform[0].Pt1Line1_FamilyName[0]',
            },
          ]
        : [];
    }),
  ];

  it.each(blanks)('leaves pages, pictures and fields of $name as they were', async ({ load, write }) => {
    const writes: FieldWrite[] = [{ name: write, value: 'Quispe Nahui' }];
    const filled = await fillForm(await load(), writes);
    const { bytes, addedPages } = await prependTextDocument(filled, content);
    expect(await verifyForm(bytes, writes)).toEqual([]);
    const formPages = (await read(filled)).pages.length;
    const [before, after] = [await read(filled, formPages), await read(bytes, formPages)];
    expect(after.pages).toHaveLength(before.pages.length + addedPages);
    expect(after.pages.slice(addedPages)).toEqual(before.pages);
    expect(after.pictures).toEqual(before.pictures);
    expect(after.values).toEqual(before.values.map((value) => ({ ...value, page: value.page + addedPages })));
    expect(after.pages[0]?.words.join(' ')).toContain('Qué falta todavía');
  });
});
