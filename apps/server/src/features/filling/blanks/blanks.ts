import { readFile } from 'node:fs/promises';
import { type TargetForm, targetForms } from '@puente/contract';
import type { Catalogue } from '@puente/forms';
import { listCatalogues } from '@puente/forms/catalogues';
import type { Services } from '../../../context.ts';
import type { Document } from '../../documents/index.ts';
import { findInstalled, toHash } from '../../editions/index.ts';
import { toWorksheetLayout } from '../to-worksheet-layout.ts';
import { findOwnBlank, readOwnBlank } from './own-blank.ts';
import type { TakenBlank } from './taken-blank.ts';

export interface DescribedBlank {
  readonly official: boolean;
  readonly catalogue: Catalogue;
  /** What the applicant added; null: what is installed. */
  readonly own: TakenBlank | null;
}

/** What a form is filled into: the applicant's own blank, the official one, or the worksheet we draw where none is installed. */
export interface Blank extends DescribedBlank {
  readonly bytes: Uint8Array;
  readonly hash: string;
}

const worksheets = new Map<string, Promise<Uint8Array>>();

function getNewest(form: TargetForm): Catalogue {
  const [newest] = listCatalogues(form);
  if (!newest) throw new Error(`Form ${form} has no catalogue`);
  return newest;
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

export async function getBlank(services: Services, document: Document): Promise<Blank> {
  const own = await findOwnBlank(services, document);
  const added = own && (await readOwnBlank(services, document, own));
  if (own && added)
    return { official: true, catalogue: own.blank.catalogue, own: own.blank, bytes: added, hash: own.hash };
  return getInstalledBlank(services, document.formType);
}

async function getInstalledBlank(services: Services, form: TargetForm): Promise<Blank> {
  const installed = await findInstalled(services, form);
  if (installed) {
    const bytes = await readFile(installed.path);
    return { official: true, catalogue: installed.catalogue, own: null, bytes, hash: toHash(bytes) };
  }
  const catalogue = getNewest(form);
  const bytes = await drawWorksheetOnce(services, catalogue);
  return { official: false, catalogue, own: null, bytes, hash: toHash(bytes) };
}

/** What a document's form is filled into, without reading it. */
export async function describeBlank(services: Services, document: Document): Promise<DescribedBlank> {
  const own = await findOwnBlank(services, document);
  if (own) return { official: true, catalogue: own.blank.catalogue, own: own.blank };
  return { ...(await describeBlanks(services))[document.formType], own: null };
}

type Blanks = Record<TargetForm, { official: boolean; catalogue: Catalogue }>;

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
  const describeOne = async (form: TargetForm) => {
    const installed = await findInstalled(services, form);
    return { official: installed !== null, catalogue: installed?.catalogue ?? getNewest(form) };
  };
  const found = await Promise.all(targetForms.map(async (form) => [form, await describeOne(form)] as const));
  return Object.fromEntries(found) as Blanks;
}
