export { createReader, type Reader, type ReaderOptions } from './create-reader.ts';
export type {
  DocumentReading,
  OwedText,
  PageText,
  ReadingProgress,
  ReadOptions,
  ReadTextsOptions,
} from './pipeline/document-reading.ts';
export { createProposer, type ProposerOptions, type ProposerProblem } from './vision/create-proposer.ts';
export type { Proposal, ProposalCrop, Proposer } from './vision/proposer.ts';
