import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveTasks } from '../serve-tasks.ts';

/** A folder that remembers across threads whether one was started. */
const once = join(process.env.LATE_TASKS_FOLDER ?? '', 'started');

if (!existsSync(once)) {
  writeFileSync(once, '');
  process.exit(3);
}
serveTasks({ countPages: () => 7 });
