import type { DocumentView } from '@puente/contract';

type Ended = Pick<DocumentView, 'status' | 'error'>;

/** The file was read and is no form we know: its text can be shown, and the answers typed by hand. */
export const isUnrecognised = ({ status, error }: Ended): boolean =>
  status === 'error' && error?.code === 'unrecognised_form';

/** Whether the reading has come to an end after which there are answers to look at, if only empty ones. */
export const isRead = (document: Ended): boolean =>
  document.status === 'processed' || isUnrecognised(document);
