import type { AskModel, ModelConfig } from './model.ts';

/**
 * A model to ask. Nothing of the vendors' libraries is loaded before the first question.
 * @throws when an OpenAI-compatible provider has no address
 */
export function createModel(config: ModelConfig): AskModel {
  if (config.provider === 'openai-compatible' && !config.baseUrl)
    throw new Error('the provider needs a baseUrl');
  let started: Promise<AskModel> | undefined;
  const start = () => import('./ask-vendor.ts').then(({ askVendor }) => askVendor(config));
  return async (question, signal) => {
    started ??= start();
    const ask = await started;
    return ask(question, signal);
  };
}
