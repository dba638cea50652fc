import { FileError, type FileTasks, type TaskAnswer, type TaskCall } from './file-tasks.ts';
import workerUrl from './file-worker.ts?worker&url';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** The content policy lets one address be made into a thread, and this is where it is made. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('file-worker', {
  createScriptURL: (url) => {
    if (url !== workerUrl) throw new TypeError('only the thread for files');
    return url;
  },
});

export interface FileWorker extends FileTasks {
  /** Ends it, and gives back the memory of what it opened. */
  readonly end: () => void;
}

/** A thread for one file: what it makes of it does not stop the page, and a file that breaks it breaks nothing else. */
export function startFileWorker(): FileWorker {
  const worker = new Worker(policy ? policy.createScriptURL(workerUrl) : workerUrl, { type: 'module' });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  worker.onmessage = ({ data }: MessageEvent<TaskAnswer>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('value' in data) call?.resolve(data.value as never);
    else call?.reject(data.code ? new FileError(data.code) : new Error('the file was not opened'));
  };
  const end = () => {
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new Error('the thread has ended'));
    waiting.clear();
  };
  worker.onerror = end;
  const call = (name: TaskCall['name'], input: unknown) =>
    new Promise<never>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, name, input } satisfies TaskCall);
    });
  return {
    openPdf: (bytes) => call('openPdf', bytes),
    drawPage: (page) => call('drawPage', page),
    openHeic: (bytes) => call('openHeic', bytes),
    end,
  };
}
