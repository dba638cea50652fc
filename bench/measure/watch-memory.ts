import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createReader } from '@puente/reader';
import type { CaseFile } from './case-files.ts';

const toMegabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
const settleMs = 500;

interface WatchOptions {
  readonly repeat: number;
  /** Begin the next document when the form data of the last is ready, while its pages' texts still wait. */
  readonly isHurried: boolean;
  readonly print: (line: string) => void;
}

/** Reads documents one after another with one reader and tells the memory of the process after each. */
export async function watchMemory(files: readonly CaseFile[], options: WatchOptions): Promise<void> {
  const { repeat, isHurried, print } = options;
  const reader = createReader();
  let owedTexts = 0;
  let last: Promise<unknown> = Promise.resolve();
  try {
    await reader.warm();
    print(`warm: ${toMegabytes(process.memoryUsage.rss())} MB`);
    for (let turn = 0; turn < repeat; turn++) {
      const file = files[turn % files.length] as CaseFile;
      const bytes = readFileSync(file.pdf);
      const { rawText } = await reader.read(bytes, { fileName: file.name });
      owedTexts++;
      last = reader.readTexts(bytes, rawText).then(() => owedTexts--);
      if (!isHurried) await last;
      print(
        `${String(turn + 1).padStart(4)} ${file.name.padEnd(28)} ${toMegabytes(process.memoryUsage.rss())} MB,` +
          ` recognisers ${toMegabytes(reader.heldBytes)} MB, texts owed of ${owedTexts}`,
      );
    }
    await last;
    await sleep(settleMs);
    print(
      `at rest ${toMegabytes(process.memoryUsage.rss())} MB, peak ${toMegabytes(process.resourceUsage().maxRSS * 1024)} MB`,
    );
  } finally {
    await reader.close();
  }
}
