import { readFile } from 'node:fs/promises';
import type { EditionReport } from '@puente/contract';
import { getCatalogue } from '@puente/forms/catalogues';
import type { EditionMatch, FoundBox } from '@puente/forms/matching';
import type { PdfFormValue } from '@puente/pdf';
import type { Services } from '../../../context.ts';
import { asPdfFault } from '../../documents/index.ts';
import { judgeBlank, toEdition } from './judge-shelf.ts';
import type { ShelfBlank } from './shelf.ts';

type Places = ReadonlyMap<string, PdfFormValue>;

const maxPages = 60;

/** Boxes of the blank by their names, wherever they stand. */
async function findPlaces(services: Services, bytes: Uint8Array, pages: number): Promise<Places> {
  const { fields } = await asPdfFault(services.pdf.readFilled(bytes, pages));
  return new Map(fields.map((field) => [field.name.replaceAll('\\.', '.'), field]));
}

function toBox(places: Places, pdfName: string): EditionReport['added'][number]['box'] {
  const [x, y, width, height] = places.get(pdfName)?.box ?? [];
  return x === undefined || y === undefined || width === undefined || height === undefined
    ? null
    : [x, y, width, height];
}

function countMatch(match: EditionMatch): NonNullable<EditionReport['counts']> {
  const of = (certainty: FoundBox['certainty']) =>
    match.found.filter((box) => box.certainty === certainty).length;
  return {
    boxes: getCatalogue(match.form, match.knownEdition).fields.length,
    certain: of('certain'),
    byPrint: of('by-print'),
    decided: of('decided'),
    uncertain: of('uncertain'),
    gone: match.gone.length,
    added: match.added.length,
  };
}

function describeMatch(
  match: EditionMatch,
  places: Places,
): Pick<EditionReport, 'uncertain' | 'gone' | 'added'> {
  const { fields } = getCatalogue(match.form, match.knownEdition);
  return {
    uncertain: match.found
      .filter(({ certainty }) => certainty === 'uncertain')
      .map(({ id, from, to, pdfName }) => ({ id, from, to, box: toBox(places, pdfName) })),
    gone: fields
      .filter(({ id }) => match.gone.includes(id))
      .map(({ id, page, part, item }) => ({ id, page, part, item })),
    added: match.added.map(({ at, print, label, pdfName }) => ({
      ...at,
      print,
      label,
      box: toBox(places, pdfName),
    })),
  };
}

/** What became of each box of the known edition that a blank was matched with. @throws AppError pdf_… */
export async function getEditionReport(services: Services, blank: ShelfBlank): Promise<EditionReport> {
  const verdict = await judgeBlank(services, blank);
  const bytes = await readFile(blank.path);
  const pageCount = await asPdfFault(services.pdf.countPages(bytes, maxPages));
  const match = verdict.kind === 'known' ? undefined : verdict.match;
  const told = match
    ? describeMatch(match, await findPlaces(services, bytes, pageCount))
    : { uncertain: [], gone: [], added: [] };
  return {
    ...(await toEdition(services, blank, verdict)),
    pageCount,
    knownEdition: match?.knownEdition ?? null,
    counts: match ? countMatch(match) : null,
    ...told,
  };
}
