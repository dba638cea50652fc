import type { z } from 'zod';

/** The model to ask, and where. */
export interface ModelConfig {
  readonly provider: 'openai-compatible' | 'anthropic';
  /** Up to and with `/v1`. Needed for `openai-compatible`; the vendor's own for `anthropic` when left out. */
  readonly baseUrl?: string;
  readonly apiKey?: string;
  readonly model: string;
}

type Content =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly image: Uint8Array; readonly mediaType: 'image/png' };

export interface ModelQuestion<Answer> {
  /** What the model is to do, for every question alike. */
  readonly task: string;
  readonly content: readonly Content[];
  /** What an answer is; anything else is none. */
  readonly shape: z.ZodType<Answer>;
  readonly maxOutputTokens: number;
}

interface ModelAnswer<Answer> {
  readonly answer: Answer;
  /** Sent and received, as the provider counts them; 0 where it does not say. */
  readonly tokens: number;
}

/** One request, given up with its signal. Rejects where no answer of the shape came: `toModelProblem` says why. */
export type AskModel = <Answer>(
  question: ModelQuestion<Answer>,
  signal: AbortSignal,
) => Promise<ModelAnswer<Answer>>;
