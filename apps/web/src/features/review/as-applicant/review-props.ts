import type { DocumentView } from '@puente/contract';

export interface ReviewProps {
  readonly document: DocumentView;
  readonly onBack: () => void;
  readonly onContinue: () => void;
}
