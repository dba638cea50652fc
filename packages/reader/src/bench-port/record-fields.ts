import { getCatalogue, listCatalogues } from '@puente/forms/catalogues';
import { openPdf, type PdfFile } from '@puente/pdf/opening';
import { createWasmEngine } from '../engine/create-wasm-engine.ts';
import { assignPages, createTemplates } from '../identify/identify-pages.ts';
import { type PageGuess, rankPage } from '../identify/rank-page.ts';
import { cutFields } from '../pages/cut-fields.ts';
import { openPageImage, type PageImage } from '../pages/open-page-image.ts';
import type { InkedField } from '../recognise/inked-field.ts';
import { type Attempt, attemptFields } from '../recognise/read-inked-fields.ts';
import type { Recognisers } from '../recognise/recognisers.ts';
import { registerPage } from '../register/register-page.ts';
import { createSecondReader } from '../second-reader/create-second-reader.ts';

/** All that was read in one box of a scanned I-589, enough to weigh it again without the picture. */
export interface RecordedField {
  /** Page of the upload, from 1. */
  readonly page: number;
  readonly field: Omit<InkedField, 'crop'>;
  readonly readings: Attempt['readings'];
}

export interface Recorder {
  /** The inked text boxes of a scanned I-589 but for its long texts; null when it is none. */
  record(bytes: Uint8Array): Promise<{ edition: string; fields: RecordedField[] } | null>;
  close(): void;
}

/** For measuring in the calling thread: slow and without the care that a server needs. */
export async function createRecorder(): Promise<Recorder> {
  const engine = await createWasmEngine();
  const second = createSecondReader();
  const templates = createTemplates(listCatalogues('I-589'));
  return {
    async record(bytes) {
      const file = await openPdf(bytes);
      try {
        const pictures = await openPictures(file);
        const identity = assignPages(pictures.map(({ image }) => rankPage(image, templates)));
        if (!identity) return null;
        const fields: RecordedField[] = [];
        for (const [at, { guess }] of identity.pages.entries()) {
          const picture = pictures[at];
          if (guess && picture)
            fields.push(...(await recordPage(picture, at + 1, guess, { engine, second })));
        }
        return { edition: identity.edition, fields };
      } finally {
        file.close();
      }
    },
    close: () => {
      engine.close();
      void second.release();
    },
  };
}

async function openPictures(file: PdfFile): Promise<PageImage[]> {
  const pictures: PageImage[] = [];
  for (let page = 1; page <= file.pageCount; page++) pictures.push(await openPageImage(file, page));
  return pictures;
}

async function recordPage(
  picture: PageImage,
  page: number,
  guess: PageGuess,
  recognisers: Recognisers,
): Promise<RecordedField[]> {
  const { landmarks, fields } = getCatalogue(guess.form, guess.edition);
  const template = landmarks.find((candidate) => candidate.page === guess.page);
  const registration = template && registerPage(picture.image, guess, template);
  if (!registration) return [];
  const own = fields.filter((field) => field.page === guess.page && field.valueKind !== 'long-text');
  const { inked } = cutFields({ page, picture, registration, fields: own });
  const attempts = await attemptFields(inked, recognisers);
  return attempts.map(({ field: { crop: _, ...field }, readings }) => ({ page, field, readings }));
}
