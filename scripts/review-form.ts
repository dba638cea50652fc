import { toFormDay } from '@puente/forms/values';
import { toDecisionsPath } from '../apps/server/src/features/editions/read-decisions.ts';
import { findFormsFolder } from './blanks/forms-folder.ts';
import { judgeFile } from './blanks/judge-file.ts';
import { sayRefusal } from './blanks/say-refusal.ts';
import { tellMatch } from './blanks/sort-match.ts';
import { writeReport } from './blanks/write-report.ts';

/** `npm run forms:review FILE`: writes a page with what is uncertain in a blank, and how to decide it. Installs nothing. */
async function reviewForm(paths: readonly string[]): Promise<number> {
  const [path] = paths;
  if (path === undefined || paths.length !== 1) {
    console.error('Name the blank PDF to look through: npm run forms:review FILE');
    return 2;
  }
  const file = await judgeFile(path);
  if (typeof file === 'string') {
    console.error(file);
    return 1;
  }
  const { name, verdict } = file;
  if (verdict.kind === 'known') {
    const { form, edition } = verdict.catalogue;
    console.log(`${name} is Form ${form}, edition ${edition}, which is known: there is nothing to decide.`);
    return 0;
  }
  const isRefused = verdict.kind === 'refused';
  if (isRefused) console.error(`${name} ${sayRefusal(verdict.code, verdict.params)}`);
  if (!verdict.match) return 1;
  const reportPath = `${path}.review.html`;
  const decideOn = toFormDay(new Date()).toISOString().slice(0, 10);
  await writeReport(file, verdict.match, { folder: findFormsFolder(), reportPath, decideOn });
  console.log(
    [
      `${name} is Form ${verdict.match.form}, edition ${verdict.match.edition}.`,
      ...tellMatch(verdict.match),
      `  Look through ${reportPath}, write what you decide into ${toDecisionsPath(path)}, then install it.`,
    ].join('\n'),
  );
  return isRefused ? 1 : 0;
}

process.exitCode = await reviewForm(process.argv.slice(2));
