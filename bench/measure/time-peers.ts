import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface PeerTime {
  readonly name: string;
  /** Null: not installed, or it failed. */
  readonly seconds: number | null;
}

const isInstalled = (program: string) =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

const run = (program: string, parameters: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(program, parameters, {
      stdio: 'ignore',
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

async function timed(work: () => Promise<boolean>): Promise<number | null> {
  const started = performance.now();
  return (await work()) ? (performance.now() - started) / 1000 : null;
}

/** Page by page, two at once, one thread each: what two cores give. */
async function tesseractPages(pdf: string, folder: string): Promise<boolean> {
  if (!(await run('pdftoppm', ['-r', '300', '-gray', pdf, path.join(folder, 'page')]))) return false;
  const pages = readdirSync(folder).filter((name) => name.endsWith('.pgm'));
  let fine = true;
  const worker = async () => {
    for (let page = pages.pop(); page; page = pages.pop())
      fine =
        (await run('tesseract', [path.join(folder, page), path.join(folder, page), '-l', 'eng'])) && fine;
  };
  await Promise.all([worker(), worker()]);
  return fine;
}

/** The same file on the same machine in the same run, read by the programs people would otherwise use. */
export async function timePeers(pdf: string): Promise<PeerTime[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-peers-'));
  try {
    const tesseract = isInstalled('tesseract') && isInstalled('pdftoppm');
    const ocrmypdf = isInstalled('ocrmypdf');
    const out = path.join(folder, 'out.pdf');
    return [
      {
        name: 'tesseract, page by page',
        seconds: tesseract ? await timed(() => tesseractPages(pdf, folder)) : null,
      },
      {
        name: 'ocrmypdf',
        seconds: ocrmypdf
          ? await timed(() =>
              run('ocrmypdf', ['--jobs', '2', '--force-ocr', '--output-type', 'pdf', pdf, out]),
            )
          : null,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
