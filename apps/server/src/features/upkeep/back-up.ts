import { resolve } from 'node:path';
import type { Services } from '../../context.ts';

/** Backs everything up into a new folder. Returns a line for the person at the terminal. @throws Error */
export async function backUp(services: Services, target: string): Promise<string> {
  const path = resolve(target);
  const { tables } = await services.writeBackup(path);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  services.log.info({ rows }, 'backup written');
  return `Backup written to ${path}: ${rows} rows, and the files. Keep the master key apart from it.`;
}
