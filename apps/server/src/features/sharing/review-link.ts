import type { TargetForm } from '@puente/contract';

/** A link that opens one review, without what the applicant noted about it. */
export interface ReviewLink {
  readonly id: string;
  readonly documentId: string;
  /** The form it opens; while its document is at another one, it opens nothing. */
  readonly formType: TargetForm;
  readonly withoutStory: boolean;
  readonly oneBrowser: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly openedCount: number;
  readonly firstOpenedAt: Date | null;
  readonly lastOpenedAt: Date | null;
  readonly emailedAt: Date | null;
}

export type LinkState = 'active' | 'expired' | 'revoked';

/** A link that was withdrawn stays withdrawn, also when its time is over. */
export function toLinkState({ revokedAt, expiresAt }: ReviewLink, now: Date): LinkState {
  if (revokedAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'active';
}
