export { createReader, type Reader, type ReaderOptions } from './create-reader.ts';
export type {
  DocumentReading,
  OwedText,
  PageText,
  ReadingProgress,
  ReadOptions,
  ReadTextsOptions,
} from './document-reading.ts';
export { createProposer, type ProposerOptions, type ProposerProblem } from './propose/create-proposer.ts';
export type { Proposal, ProposalCrop, Proposer } from './propose/proposer.ts';
