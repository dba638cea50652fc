import { join, resolve } from 'node:path';
import { ConfigError, loadConfig } from './config.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { askServer } from './platform/control/control.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { prepareDataFolder } from './platform/disk/prepare-data-folder.ts';

// npm run backup -- FOLDER, npm run restore -- FOLDER: see docs/operations.md.

const usage = 'Usage: npm run backup -- FOLDER    or    npm run restore -- FOLDER';

const countRows = (tables: ReadonlyArray<{ rows: number }>): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

async function run(command: string | undefined, folder: string | undefined): Promise<string> {
  if ((command !== 'backup' && command !== 'restore') || !folder) throw new ConfigError([usage]);
  const { dataDir, databaseUrl } = loadConfig();
  prepareDataFolder(dataDir);
  if (command === 'backup') {
    const said = await askServer(dataDir, 'backup', folder);
    if (said !== null) return said;
  }
  const handle = await openDatabase(dataDir, databaseUrl);
  try {
    const move = command === 'backup' ? writeBackup : restoreBackup;
    const { tables } = await move(handle, join(dataDir, 'files'), folder);
    return command === 'backup'
      ? `Backup written to ${folder}: ${countRows(tables)} rows, and the files. Keep the master key apart from it.`
      : `Restored ${countRows(tables)} rows, and the files. Start Puente with the master key they were sealed with.`;
  } finally {
    await handle.close();
  }
}

run(process.argv[2], process.argv[3] && resolve(process.argv[3])).then(
  (said) => process.stdout.write(`${said}\n`),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
