import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPdfPool, type PdfPool } from './pdf-pool.ts';

let folder: string;
let pool: PdfPool | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pdf-pool-'));
  vi.stubEnv('LATE_TASKS_FOLDER', folder);
});

afterEach(async () => {
  await pool?.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const lateTasks = new URL('./testing/late-tasks.ts', import.meta.url);
const deadTasks = new URL('./testing/dead-tasks.ts', import.meta.url);
const countPages = { task: 'countPages', args: [] } as const;

test('a thread that dies while starting is replaced, and its task done by the next', async () => {
  pool = createPdfPool(lateTasks, 1);
  await expect(pool.run(countPages)).resolves.toBe(7);
});

test('a warm-up outlives a thread that dies while starting, and holds no place after it', async () => {
  pool = createPdfPool(lateTasks, 1);
  await pool.warmUp();
  await expect(pool.run(countPages)).resolves.toBe(7);
});

test('where no thread starts, every task fails instead of waiting for ever', async () => {
  pool = createPdfPool(deadTasks, 1);
  await expect(pool.warmUp()).rejects.toThrow('cannot start');
  await expect(pool.run(countPages)).rejects.toThrow('cannot start');
  await expect(pool.run(countPages)).rejects.toThrow('cannot start');
});
