import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folderPrefix = 'puente-language-data-';

/** Where this process keeps language data for the native engine, under a name that cannot be predicted. */
export const toDataFolder = (unique: string): string =>
  join(tmpdir(), `${folderPrefix}${process.pid}-${unique}`);

/** Removes what killed processes left behind. If the folder of a running process is removed too, it writes its data again. */
export function clearLeftDataFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue;
    const pid = Number.parseInt(name.slice(folderPrefix.length), 10);
    if (pid !== process.pid && !isAlive(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
