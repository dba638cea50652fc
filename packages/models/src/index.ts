export { createModel } from './create-model.ts';
export type { AskModel, ModelConfig, ModelQuestion } from './model.ts';
export { type ModelProblem, toModelProblem } from './model-problem.ts';
export { startLimit } from './start-limit.ts';
