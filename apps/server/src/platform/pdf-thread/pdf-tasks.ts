import type { PictureTasks } from './picture-tasks.ts';
import type { WorkTasks } from './work-tasks.ts';

export type PdfTasks = WorkTasks & PictureTasks;

export interface PdfTask {
  readonly task: keyof PdfTasks;
  readonly args: readonly unknown[];
}
