import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type TargetForm, targetForms } from '@puente/contract';
import type { Catalogue } from '@puente/forms';
import { listCatalogues, toBlankSpec } from '@puente/forms/catalogues';
import type { Services } from '../../context.ts';
import { toWorksheetLayout } from './to-worksheet-layout.ts';

/** What a form is filled into: the official blank, or the worksheet we draw where none is installed. */
export interface Blank {
  readonly official: boolean;
  readonly edition: string;
  readonly bytes: Uint8Array;
  readonly hash: string;
}

interface InstalledBlank {
  readonly path: string;
  readonly edition: string;
}

/** File as it stands (path, size, time) → the edition its fields are of; null for none of ours. */
const inspected = new Map<string, Promise<string | null>>();
const worksheets = new Map<string, Promise<Uint8Array>>();

const toHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function getNewest(formType: TargetForm): Catalogue {
  const [newest] = listCatalogues(formType);
  if (!newest) throw new Error(`Form ${formType} has no catalogue`);
  return newest;
}

/** `I-485.pdf`, `i485_2025-01-20.pdf` and the like; which edition it is, its fields decide. */
const isNamedFor = (fileName: string, formType: TargetForm) =>
  /\.pdf$/i.test(fileName) &&
  fileName.toLowerCase().replaceAll('-', '').includes(formType.toLowerCase().replace('-', ''));

async function findEdition(services: Services, path: string, formType: TargetForm): Promise<string | null> {
  const bytes = await readFile(path);
  for (const catalogue of listCatalogues(formType)) {
    if (await services.pdf.isBlankOf(bytes, toBlankSpec(catalogue))) return catalogue.edition;
  }
  return null;
}

function findEditionOnce(services: Services, path: string, formType: TargetForm, stamp: string) {
  const key = `${path}|${stamp}|${formType}`;
  const known = inspected.get(key);
  if (known) return known;
  const found = findEdition(services, path, formType).catch((error) => {
    services.log.warn({ err: error }, 'a PDF in the forms folder could not be opened');
    return null;
  });
  inspected.set(key, found);
  return found;
}

async function findInstalled(services: Services, formType: TargetForm): Promise<InstalledBlank | null> {
  const { formsDir } = services.config;
  const names = await readdir(formsDir).catch(() => []);
  for (const name of names.filter((file) => isNamedFor(file, formType)).sort()) {
    const path = join(formsDir, name);
    const { size, mtimeMs } = await stat(path);
    const edition = await findEditionOnce(services, path, formType, `${size}|${mtimeMs}`);
    if (edition) return { path, edition };
  }
  return null;
}

async function drawWorksheetOnce(services: Services, catalogue: Catalogue): Promise<Uint8Array> {
  const key = `${catalogue.form} ${catalogue.edition}`;
  const known = worksheets.get(key);
  if (known) return known;
  const drawn = services.pdf.drawWorksheet(toWorksheetLayout(catalogue));
  worksheets.set(key, drawn);
  drawn.catch(() => worksheets.delete(key));
  return drawn;
}

export async function getBlank(services: Services, formType: TargetForm): Promise<Blank> {
  const installed = await findInstalled(services, formType);
  if (installed) {
    const bytes = await readFile(installed.path);
    return { official: true, edition: installed.edition, bytes, hash: toHash(bytes) };
  }
  const catalogue = getNewest(formType);
  const bytes = await drawWorksheetOnce(services, catalogue);
  return { official: false, edition: catalogue.edition, bytes, hash: toHash(bytes) };
}

type Blanks = Record<TargetForm, { official: boolean; edition: string }>;

const describedMs = 60_000;
/** By folder. Health is asked for often, and a blank installed is seen a minute later. */
const described = new Map<string, { readonly until: number; readonly blanks: Promise<Blanks> }>();

/** Which forms would be filled into what, without drawing or reading more than needed; at most a minute old. */
export function describeBlanks(services: Services): Promise<Blanks> {
  const { formsDir } = services.config;
  const now = services.clock().getTime();
  const known = described.get(formsDir);
  if (known && now < known.until) return known.blanks;
  const blanks = describe(services);
  described.set(formsDir, { until: now + describedMs, blanks });
  blanks.catch(() => described.delete(formsDir));
  return blanks;
}

async function describe(services: Services): Promise<Blanks> {
  const describeOne = async (formType: TargetForm) => {
    const installed = await findInstalled(services, formType);
    return { official: installed !== null, edition: installed?.edition ?? getNewest(formType).edition };
  };
  const found = await Promise.all(targetForms.map(async (form) => [form, await describeOne(form)] as const));
  return Object.fromEntries(found) as Blanks;
}
