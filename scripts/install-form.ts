import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Catalogue } from '@puente/forms';
import { listCatalogues, toBlankSpec } from '@puente/forms/catalogues';
import { type BlankProblem, checkBlank, PdfError } from '@puente/pdf';

/** `npm run forms:install -- FILE…`: takes official blanks into the folder from which forms are filled. */
async function installForms(paths: readonly string[]): Promise<number> {
  if (paths.length === 0) {
    console.error('Name the blank PDFs to install: npm run forms:install -- FILE…');
    return 2;
  }
  const folder = process.env.FORMS_DIR ?? join(process.env.DATA_DIR ?? './data', 'forms');
  let failures = 0;
  for (const path of paths) {
    const result = await installForm(path, folder);
    (result.isInstalled ? console.log : console.error)(result.message);
    if (!result.isInstalled) failures++;
  }
  return failures === 0 ? 0 : 1;
}

async function installForm(path: string, folder: string): Promise<{ isInstalled: boolean; message: string }> {
  const name = basename(path);
  try {
    const { catalogue, problems } = await findNearest(await readFile(path), name);
    if (problems.length > 0) return { isInstalled: false, message: explain(name, catalogue, problems) };
    await mkdir(folder, { recursive: true });
    const target = join(folder, `${catalogue.form.toLowerCase()}_${toIsoDate(catalogue.edition)}.pdf`);
    await copyFile(path, target);
    return { isInstalled: true, message: `${name} is ${describe(catalogue)}: installed as ${target}` };
  } catch (error) {
    if (error instanceof PdfError) return { isInstalled: false, message: error.message };
    const isMissing = (error as { code?: string }).code === 'ENOENT';
    if (!isMissing) throw error;
    return { isInstalled: false, message: `${path} is not there. Check the path and try again.` };
  }
}

/** The known form and edition from which the file differs least. */
async function findNearest(
  bytes: Uint8Array,
  name: string,
): Promise<{ catalogue: Catalogue; problems: BlankProblem[] }> {
  const checked = await Promise.all(
    listCatalogues().map(async (catalogue) => ({
      catalogue,
      problems: await checkBlank(bytes, toBlankSpec(catalogue), { fileName: name }),
    })),
  );
  const distance = (problems: readonly BlankProblem[]) =>
    problems.reduce((sum, problem) => sum + (problem.kind === 'pages' ? 10_000 : 1), 0);
  const [nearest] = checked.sort((a, b) => distance(a.problems) - distance(b.problems));
  if (nearest === undefined) throw new Error('No form is in the catalogue. Run npm run forms:build first.');
  return nearest;
}

function explain(name: string, catalogue: Catalogue, problems: readonly BlankProblem[]): string {
  const of = (kind: BlankProblem['kind']) => problems.filter((problem) => problem.kind === kind);
  const known = listCatalogues().map(describe).join('; ');
  if (of('foreign-print').length > 0)
    return `${name} is a worksheet, not the official form. Download ${describe(catalogue)} from its publisher and install that.`;
  const hasNoneOfIts = of('field-missing').length === catalogue.fields.length;
  if (of('pages').length > 0 || hasNoneOfIts)
    return `${name} is not a fillable form we know. Known are: ${known}.`;
  if (of('not-printed').length > 0 || of('field-missing').length > 0 || of('wrong-on-value').length > 0) {
    const fields = of('field-missing').length + of('wrong-on-value').length;
    return `${name} looks like ${catalogue.form} but not its edition ${catalogue.edition} (${fields} fields differ). Download that edition from its publisher and try again. Known are: ${known}.`;
  }
  return `${name} is ${describe(catalogue)}, but ${of('filled').length} of its fields are filled. Install a blank one.`;
}

function describe(catalogue: Catalogue): string {
  return `Form ${catalogue.form}, edition ${catalogue.edition}`;
}

/** `01/20/25` → `2025-01-20`. */
function toIsoDate(edition: string): string {
  const [month, day, year] = edition.split('/');
  return `20${year}-${month}-${day}`;
}

process.exitCode = await installForms(process.argv.slice(2));
