import type { Progress } from '@puente/contract';
import type { ReadingProgress } from '@puente/reader';
import type { Context } from '../../context.ts';
import { renewRun, textBegins } from './runs.repo.ts';

type Steps = Omit<Progress, 'pages'>;

const writeEveryMs = 250;
const renewEveryMs = 5_000;

/** Of the whole reading: the texts of scanned pages are the last of it, and the form data does not wait for them. */
export const textTakes = 4;

/** Share of the reading, in percent, that is behind us when a stage begins, and that the stage itself takes. */
const stages: Readonly<Record<ReadingProgress['stage'], readonly [begins: number, takes: number]>> = {
  opening: [0, 2],
  registering: [2, 18],
  reading: [20, textBegins - 20],
  text: [textBegins, textTakes],
};

export function toReadingSteps({ stage, page, pages }: ReadingProgress): Steps {
  const [begins, takes] = stages[stage];
  const done = pages > 0 ? Math.min(page / pages, 1) : 0;
  const hasRead = stage === 'reading' || stage === 'text';
  return {
    ocr: Math.floor(begins + takes * done),
    ai: 0,
    form: 0,
    page: hasRead ? (stage === 'text' ? pages : page) : 0,
  };
}

export interface ProgressTracker {
  readonly report: (steps: Partial<Steps>) => void;
  /** Aborted when the run is no longer ours: the document was deleted, or another process has taken it. */
  readonly lost: AbortSignal;
  readonly stop: () => Promise<void>;
}

/** Writes the newest progress a few times a second at most, and renews the claim while nothing moves. */
export function trackProgress(context: Context, documentId: string): ProgressTracker {
  const lost = new AbortController();
  let steps: Steps = { ocr: 0, ai: 0, form: 0, page: 0 };
  let writing: Promise<void> | null = null;
  let isDirty = false;
  let writtenAt = Date.now();

  const write = async () => {
    isDirty = false;
    writtenAt = Date.now();
    try {
      if (!(await renewRun(context, documentId, 'form', steps)))
        lost.abort(new Error('the run was taken away'));
    } catch (error) {
      // The work itself goes on; should the database stay away, the claim runs out by itself.
      context.log.warn({ err: error }, 'progress was not stored');
    }
    writing = null;
  };
  const timer = setInterval(() => {
    if (!writing && (isDirty || Date.now() - writtenAt > renewEveryMs)) writing = write();
  }, writeEveryMs);

  return {
    report: (input) => {
      steps = { ...steps, ...input };
      isDirty = true;
    },
    lost: lost.signal,
    stop: async () => {
      clearInterval(timer);
      await writing;
    },
  };
}
