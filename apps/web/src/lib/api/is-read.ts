import type { DocumentView } from '@puente/contract';

type Ended = Pick<DocumentView, 'status' | 'error'>;

/** The file was read and is no form we know: its text can be shown, and the answers typed by hand. */
export const isUnrecognised = ({ status, error }: Ended): boolean =>
  status === 'error' && error?.code === 'unrecognised_form';

/** Nothing came from the file: the answers are typed by hand. */
export const isByHand = (document: Ended & Pick<DocumentView, 'evidence'>): boolean =>
  isUnrecognised(document) || Object.keys(document.evidence).length === 0;

/** Whether the reading has come to an end after which there are answers to look at, if only empty ones. */
export const isRead = (document: Ended): boolean =>
  document.status === 'processed' || isUnrecognised(document);
