import type { DocumentStatus, Progress, TargetForm } from '@puente/contract';
import type { DocumentKey } from '../../platform/sealing/seal.ts';

/** Whose a document is: a browser's, or an account's. */
export type Owner = { readonly visitorId: string } | { readonly userId: string };

export const toOwnerId = (owner: Owner): string => ('userId' in owner ? owner.userId : owner.visitorId);

/** A case as use cases see it: opened, its own key with it. */
export interface Document {
  readonly id: string;
  readonly sessionId: string;
  readonly owner: Owner;
  /** Of the token that opens it; null in an account. */
  readonly passHash: string | null;
  readonly key: DocumentKey;
  readonly fileName: string;
  readonly fileSizeBytes: number;
  readonly pageCount: number;
  readonly formType: TargetForm;
  readonly status: DocumentStatus;
  readonly reviewStatus: 'pending' | 'reviewed' | 'approved';
  readonly attempts: number;
  readonly version: number;
  readonly visionModelAllowed: boolean;
  /** Of an invented person: nothing that is made of it is to be taken for anybody's. */
  readonly isSample: boolean;
  /** For the form at hand. */
  readonly hasOwnBlank: boolean;
  readonly errorCode: string | null;
  readonly progress: Progress;
  readonly uploadedAt: Date;
  readonly lastUsedAt: Date;
}

export const uploadPath = (document: Pick<Document, 'id'>) => `${document.id}/upload.pdf`;
export const pageImagePath = (document: Pick<Document, 'id'>, page: number) =>
  `${document.id}/page-${page}.webp`;
