import type { Proposal, ProposalCrop, Proposer, ProposerConfig } from './proposer.ts';

/** Why a request brought no answer. Contains nothing of what was sent or answered. */
export interface ProposerProblem {
  readonly reason: 'refused' | 'unreachable' | 'timeout' | 'unusable-answer';
  /** HTTP status, where the provider refused. */
  readonly status?: number;
}

export interface ProposerOptions extends ProposerConfig {
  readonly requestTimeoutMs?: number;
  /** For all requests of one document together. */
  readonly totalTimeoutMs?: number;
  readonly onProblem?: (problem: ProposerProblem) => void;
}

/**
 * Few pictures in each request, so that a text that misleads the model only spoils its neighbours, and answers keep
 * their order.
 */
const cropsPerRequest = 4;
const requestsAtOnce = 4;
/** After this many refusals the provider is not asked about the rest. */
const maxProblems = 3;

/**
 * A proposer that asks a vision model. Nothing of the vendor libraries is loaded before the first crop is shown.
 * @throws when an OpenAI-compatible provider has no address
 */
export function createProposer(options: ProposerOptions): Proposer {
  const { requestTimeoutMs = 15_000, totalTimeoutMs = 25_000, onProblem, ...config } = options;
  if (config.provider === 'openai-compatible' && !config.baseUrl)
    throw new Error('the provider needs a baseUrl');
  let started: Promise<Ask> | undefined;
  const askInTime = async (batch: readonly ProposalCrop[], over: AbortSignal): Promise<Proposal[] | null> => {
    const inTime = startLimit(requestTimeoutMs, over);
    try {
      started ??= start(config);
      return await (await started)(batch, inTime.signal);
    } catch (error) {
      onProblem?.(toProblem(error, inTime.signal));
      return null;
    } finally {
      inTime.clear();
    }
  };
  return {
    propose: async (crops, { signal }) => {
      const over = startLimit(totalTimeoutMs, signal);
      let problems = 0;
      const proposals = await askInTurns(toBatches(crops), async (batch) => {
        if (over.signal.aborted || problems >= maxProblems) return [];
        const answered = await askInTime(batch, over.signal);
        if (answered === null) problems++;
        return answered ?? [];
      });
      over.clear();
      return proposals;
    },
  };
}

/** Aborts after a time or with another signal. Its timer holds it, so that it is not garbage-collected before it fires. */
function startLimit(timeoutMs: number, outer: AbortSignal | undefined) {
  const limit = new AbortController();
  const abort = () => limit.abort(new Error('out of time'));
  const timer = setTimeout(abort, timeoutMs);
  outer?.addEventListener('abort', abort);
  if (outer?.aborted) abort();
  const clear = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  };
  return { signal: limit.signal, clear };
}

type Ask = (crops: readonly ProposalCrop[], signal: AbortSignal) => Promise<Proposal[]>;

async function start(config: ProposerConfig): Promise<Ask> {
  const { askModel, createModel } = await import('./ask-model.ts');
  const model = createModel(config);
  return (crops, signal) => askModel(model, crops, signal);
}

/**
 * Dealt out like cards: fields that stand side by side (a name's parts, a street and its city) come in different
 * requests.
 */
function toBatches(crops: readonly ProposalCrop[]): ProposalCrop[][] {
  const count = Math.ceil(crops.length / cropsPerRequest);
  return Array.from({ length: count }, (_, i) => crops.filter((_crop, at) => at % count === i));
}

async function askInTurns(
  batches: readonly ProposalCrop[][],
  ask: (batch: ProposalCrop[]) => Promise<Proposal[]>,
): Promise<Proposal[]> {
  const proposals: Proposal[] = [];
  const waiting = batches.values();
  const takeTurns = async () => {
    for (const batch of waiting) proposals.push(...(await ask(batch)));
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, takeTurns));
  return proposals;
}

/** By shape, not by class: the vendor's classes are not loaded here. */
function toProblem(error: unknown, inTime: AbortSignal): ProposerProblem {
  if (inTime.aborted) return { reason: 'timeout' };
  const cause = error instanceof Error && 'lastError' in error ? error.lastError : error;
  const { statusCode, name } = (cause ?? {}) as { statusCode?: unknown; name?: unknown };
  if (typeof statusCode === 'number' && statusCode >= 300) return { reason: 'refused', status: statusCode };
  return {
    reason: name === 'AI_APICallError' && statusCode === undefined ? 'unreachable' : 'unusable-answer',
  };
}
