import type { ProposableKind } from './proposable-kinds.ts';

/** The ink of one text field, freed from the form's own print. Nothing in it says whose form or which field it is. */
export interface ProposalCrop {
  /** Means something to the caller alone. */
  readonly id: string;
  readonly kind: ProposableKind;
  readonly png: Uint8Array;
}

export interface Proposal {
  readonly id: string;
  readonly text: string;
}

/** Looks at pictures that the reader is not sure of. Its answers are untrusted: `applyProposals` judges them. */
export interface Proposer {
  /** At most one proposal a crop. Never rejects: what fails or takes too long is left out. */
  propose(crops: readonly ProposalCrop[], options: { readonly signal?: AbortSignal }): Promise<Proposal[]>;
}
