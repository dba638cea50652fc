import { readFile } from 'node:fs/promises';
import type { Catalogue, SourceForm } from '@puente/forms';
import { listCatalogues } from '@puente/forms/catalogues';
import type { Services } from '../../context.ts';
import { type InstalledBlank, listInstalled } from './installed-blanks.ts';
import { findKeptLandmarks, keepLandmarks } from './kept-catalogues.ts';
import { toHash } from './to-hash.ts';

/** As it was judged → with what is printed on its pages; null when they could not be measured. */
const measured = new WeakMap<Catalogue, Promise<Catalogue | null>>();

function measureOnce(services: Services, { path, catalogue }: InstalledBlank): Promise<Catalogue | null> {
  const known = measured.get(catalogue);
  if (known) return known;
  const created = measure(services, path)
    .then((landmarks) => ({ ...catalogue, landmarks }))
    .catch((error: unknown) => {
      services.log.warn({ err: error }, 'a blank in the forms folder could not be measured for reading');
      return null;
    });
  measured.set(catalogue, created);
  return created;
}

async function measure(services: Services, path: string): Promise<Catalogue['landmarks']> {
  const bytes = await readFile(path);
  const hash = toHash(bytes);
  const kept = await findKeptLandmarks(services, hash);
  if (kept) return kept;
  const landmarks = await services.pdf.measureLandmarks(bytes);
  await keepLandmarks(services, hash, landmarks);
  return landmarks;
}

const isSame = (one: Pick<Catalogue, 'form' | 'edition'>, other: Pick<Catalogue, 'form' | 'edition'>) =>
  one.form === other.form && one.edition === other.edition;

let listed: readonly Catalogue[] = [];

/**
 * Editions that a paper may be of and that only their blank in the forms folder tells of, with their landmarks. The same
 * list as before while they are the same. The first time that a blank is met, its pages are measured, which takes seconds.
 */
export async function listPaperEditions(services: Services): Promise<readonly Catalogue[]> {
  const forms = [...new Set(listCatalogues().map(({ form }) => form))];
  const installed = (await listInstalled(services, forms)).filter(
    ({ catalogue }, index, all) =>
      catalogue.unplaced !== undefined &&
      all.findIndex((other) => isSame(other.catalogue, catalogue)) === index,
  );
  const found = await Promise.all(installed.map((blank) => measureOnce(services, blank)));
  const editions = found.filter((edition) => edition !== null);
  if (editions.length !== listed.length || editions.some((edition, index) => edition !== listed[index]))
    listed = editions;
  return listed;
}

/** The catalogue of an edition that a paper is of; null when nothing tells of it any more. */
export async function findPaperEdition(
  services: Services,
  name: { readonly form: SourceForm; readonly edition: string },
): Promise<Catalogue | null> {
  const described = listCatalogues().find((catalogue) => isSame(catalogue, name));
  return described ?? (await listPaperEditions(services)).find((each) => isSame(each, name)) ?? null;
}
