import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { toDecisionsPath } from '../apps/server/src/features/editions/read-decisions.ts';
import { toInstalledName } from '../apps/server/src/features/editions/to-installed-name.ts';
import { proveBlank } from '../apps/server/src/platform/pdf-thread/prove-blank.ts';
import { findFormsFolder } from './blanks/forms-folder.ts';
import { type JudgedFile, judgeFile } from './blanks/judge-file.ts';
import { sayRefusal } from './blanks/say-refusal.ts';
import { tellMatch } from './blanks/sort-match.ts';
import { writeReport } from './blanks/write-report.ts';

interface Outcome {
  readonly isInstalled: boolean;
  readonly message: string;
}

/**
 * `npm run forms:install -- FILE…`: takes official blanks into the folder from which forms are filled.
 * `--report FILE.html` writes what became of each box; of one blank.
 */
async function installForms(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { report: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals.length === 0 || (values.report !== undefined && positionals.length !== 1)) {
    console.error('Name the blank PDFs to install: npm run forms:install -- FILE…');
    console.error('With a report, one of them: npm run forms:install -- FILE --report FILE.html');
    return 2;
  }
  let failures = 0;
  for (const path of positionals) {
    const result = await installForm(path, values.report ?? null);
    (result.isInstalled ? console.log : console.error)(result.message);
    if (!result.isInstalled) failures++;
  }
  return failures === 0 ? 0 : 1;
}

async function installForm(path: string, reportPath: string | null): Promise<Outcome> {
  const file = await judgeFile(path);
  if (typeof file === 'string') return { isInstalled: false, message: file };
  const told = reportPath === null ? [] : [await report(file, reportPath)];
  const outcome = await takeForm(file);
  return { ...outcome, message: [outcome.message, ...told].join('\n') };
}

async function takeForm({ path, name, bytes, verdict }: JudgedFile): Promise<Outcome> {
  if (verdict.kind === 'refused')
    return { isInstalled: false, message: `${name} ${sayRefusal(verdict.code, verdict.params)}` };
  const { catalogue } = verdict;
  const unproved = await proveBlank(bytes, catalogue);
  if (unproved.length > 0) {
    const boxes = unproved.slice(0, 5).join(', ');
    return { isInstalled: false, message: `${name} cannot be filled: a trial failed in ${boxes}.` };
  }
  const folder = findFormsFolder();
  await mkdir(folder, { recursive: true });
  const target = join(folder, toInstalledName(catalogue));
  await copyFile(path, target);
  await copyDecisions(path, target);
  const installed = `${name} is Form ${catalogue.form}, edition ${catalogue.edition}: installed as ${target}`;
  const lines = verdict.kind === 'matched' ? [installed, ...tellMatch(verdict.match)] : [installed];
  return { isInstalled: true, message: lines.join('\n') };
}

/** Those of a blank that was installed under the name before are of another file. */
async function copyDecisions(path: string, target: string): Promise<void> {
  const [from, to] = [toDecisionsPath(path), toDecisionsPath(target)];
  await copyFile(from, to).catch(async (error: { code?: string }) => {
    if (error.code !== 'ENOENT') throw error;
    await rm(to, { force: true });
  });
}

async function report(file: JudgedFile, reportPath: string): Promise<string> {
  const { verdict } = file;
  const match = verdict.kind === 'known' ? undefined : verdict.match;
  if (!match) return '  Nothing was compared box by box: no report is written.';
  await writeReport(file, match, { folder: findFormsFolder(), reportPath, decideOn: null });
  return `  Every box of it: ${reportPath}`;
}

process.exitCode = await installForms(process.argv.slice(2));
