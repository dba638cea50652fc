export { createReader, type Reader, type ReaderOptions } from './create-reader.ts';
export type {
  DocumentReading,
  LookedPages,
  OwedText,
  PageText,
  ReadingProgress,
  ReadOptions,
  ReadTextsOptions,
} from './pipeline/document-reading.ts';
export type { FirstLook } from './pipeline/first-look.ts';
export { createProposer, type ProposerOptions } from './vision/create-proposer.ts';
export type { Proposal, ProposalCrop, Proposer } from './vision/proposer.ts';
