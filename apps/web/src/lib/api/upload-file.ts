import type { endpoints } from '@puente/contract';
import { routes } from '@puente/contract/routes';
import type { z } from 'zod';
import { loadErrorTexts } from '../i18n/i18n.ts';
import { ApiError } from './api-error.ts';
import { reportLost, reportReached } from './connection.ts';

export type UploadedDocument = z.output<(typeof endpoints)['uploadDocument']['responses'][200]>;

/**
 * Sends a file with its real progress, which `fetch` does not tell. `onProgress` gets the part sent, 0 to 1.
 * Aborting `signal` ends it with an `AbortError`.
 */
export function uploadFile(file: File, onProgress: (part: number) => void, signal: AbortSignal) {
  return new Promise<UploadedDocument>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file);
    xhr.open(routes.uploadDocument.method, routes.uploadDocument.path);
    xhr.withCredentials = true;
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    xhr.onload = () => {
      reportReached();
      if (xhr.status < 200 || xhr.status > 299)
        void loadErrorTexts().then(() =>
          reject(
            new ApiError(xhr.status, xhr.responseText, xhr.statusText, xhr.getResponseHeader('retry-after')),
          ),
        );
      else resolve(JSON.parse(xhr.responseText) as UploadedDocument);
    };
    xhr.onerror = () => {
      reportLost();
      reject(new TypeError('the connection was lost'));
    };
    xhr.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    signal.addEventListener('abort', () => xhr.abort());
    xhr.send(body);
  });
}
