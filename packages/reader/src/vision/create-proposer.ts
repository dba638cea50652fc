import { createModel, type ModelConfig, type ModelProblem, startLimit, toModelProblem } from '@puente/models';
import { askAboutCrops } from './ask-about-crops.ts';
import type { Proposal, ProposalCrop, Proposer } from './proposer.ts';

export interface ProposerOptions extends ModelConfig {
  readonly requestTimeoutMs?: number;
  /** For all requests of one document together. */
  readonly totalTimeoutMs?: number;
  readonly onProblem?: (problem: ModelProblem) => void;
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
  const model = createModel(config);
  const askInTime = async (batch: readonly ProposalCrop[], over: AbortSignal): Promise<Proposal[] | null> => {
    const inTime = startLimit(requestTimeoutMs, over);
    try {
      return await askAboutCrops(model, batch, inTime.signal);
    } catch (error) {
      onProblem?.(toModelProblem(error, inTime.signal));
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
