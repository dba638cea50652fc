import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, type LanguageModel, Output } from 'ai';
import type { AskModel, ModelConfig } from './model.ts';

const anthropicUrl = 'https://api.anthropic.com/v1';

/** A redirect would carry what is sent to an address nobody configured. */
const fetchDirectly: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

// Otherwise the library prints its advice to the console instead of the server's log.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

function openModel({ provider, baseUrl, apiKey, model }: ModelConfig): LanguageModel {
  const key = apiKey ? { apiKey } : {};
  if (provider === 'anthropic')
    return createAnthropic({ baseURL: baseUrl ?? anthropicUrl, fetch: fetchDirectly, ...key })(model);
  return createOpenAICompatible({
    name: 'configured',
    baseURL: baseUrl ?? '',
    fetch: fetchDirectly,
    supportsStructuredOutputs: true,
    ...key,
  })(model);
}

/** Asks through the vendors' libraries, which this module loads. */
export function askVendor(config: ModelConfig): AskModel {
  const model = openModel(config);
  return async ({ task, content, shape, maxOutputTokens }, signal) => {
    const { output, totalUsage } = await generateText({
      model,
      output: Output.object({ schema: shape }),
      system: task,
      messages: [{ role: 'user', content: [...content] }],
      maxOutputTokens,
      maxRetries: 1,
      abortSignal: signal,
    });
    return { answer: output, tokens: totalUsage.totalTokens ?? 0 };
  };
}
