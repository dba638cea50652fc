import type { z } from 'zod';

/** A job apart from the work it stands for, so that whoever asks for it need not load the worker's code. */
export interface JobDefinition<Payload = unknown> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** Further tries after the first failed one. */
  readonly retries: number;
  /** Between tries; 1 unless told. */
  readonly retryDelaySeconds?: number;
  readonly timeoutMs: number;
  /** Minute hour day month weekday: the queue starts it by itself. */
  readonly cron?: string;
}

export const defineJob = <Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> => definition;

interface JobRun<Payload> {
  readonly payload: Payload;
  /** No further try follows when this one fails. */
  readonly isLastTry: boolean;
  /** Aborted when the time is up or the server stops. */
  readonly signal: AbortSignal;
}

/** The work. It may be repeated at any point, after a crash too, and must then do no harm. */
export type JobHandler<Payload> = (run: JobRun<Payload>) => Promise<void>;
