import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Catalogue } from '@puente/forms';
import { findPublished, getCatalogue } from '@puente/forms/catalogues';
import type { EditionMatch } from '@puente/forms/matching';
import { toHash } from '../../apps/server/src/features/editions/to-hash.ts';
import { toInstalledName } from '../../apps/server/src/features/editions/to-installed-name.ts';
import type { JudgedFile } from './judge-file.ts';
import { type BoxPictures, toMatchPage } from './match-page.ts';
import { drawLandmarks, openRegions } from './region-pictures.ts';
import { sortMatch } from './sort-match.ts';

/** A file of a known edition: the one installed under its name, or one that lies there as it was published. */
async function findKnownBlank(known: Catalogue, folders: readonly string[]): Promise<Uint8Array | null> {
  for (const folder of folders) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => /\.pdf$/i.test(name));
    const installed = folder === folders[0] && names.includes(toInstalledName(known));
    if (installed) return readFile(join(folder, toInstalledName(known)));
    for (const name of names) {
      const bytes = await readFile(join(folder, name));
      if (findPublished(toHash(bytes))?.edition === known.edition) return bytes;
    }
  }
  return null;
}

interface ReportOptions {
  /** The folder of installed blanks. */
  readonly folder: string;
  readonly reportPath: string;
  readonly decideOn: string | null;
}

/** Writes what became of each known box as one page, with pictures of both sides of what is uncertain. */
export async function writeReport(
  file: JudgedFile,
  match: EditionMatch,
  { folder, reportPath, decideOn }: ReportOptions,
): Promise<void> {
  const known = getCatalogue(match.form, match.knownEdition);
  const knownBlank = await findKnownBlank(known, [folder, dirname(file.path)]);
  const pictures = await drawPictures(file, match, known, knownBlank);
  const { name, hash } = file;
  const knownIsDrawn = knownBlank === null;
  const page = toMatchPage({ name, hash, match, known, pictures, knownIsDrawn, decideOn });
  await writeFile(reportPath, page);
}

async function drawPictures(
  file: JudgedFile,
  match: EditionMatch,
  known: Catalogue,
  knownBlank: Uint8Array | null,
): Promise<Map<string, BoxPictures>> {
  const blankRegions = await openRegions(file.bytes);
  const knownRegions = knownBlank && (await openRegions(knownBlank));
  const drawKnown = knownRegions?.draw ?? drawLandmarks(known.landmarks);
  const fields = new Map(known.fields.map((field) => [field.id, field]));
  const boxes = new Map(file.facts.boxes.map((box) => [box.pdfName, box]));
  const pictures = new Map<string, BoxPictures>();
  try {
    for (const { id, pdfName } of sortMatch(match).uncertain) {
      const [field, box] = [fields.get(id), boxes.get(pdfName)];
      pictures.set(id, {
        known: field ? await drawKnown(field) : null,
        blank: box ? await blankRegions.draw(box) : null,
      });
    }
  } finally {
    blankRegions.close();
    knownRegions?.close();
  }
  return pictures;
}
