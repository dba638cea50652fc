import type { MessagePort } from 'node:worker_threads';
import type { Recognition } from '../engine/engine.ts';
import type { SecondCall, SecondReply } from './second-messages.ts';
import type { SecondPicture, SecondReader } from './second-reader.ts';

/** The second reader as a reading thread has it: in a process of its own, at the other end of a port. */
export interface AskedSecondReader extends SecondReader {
  /** Starts it, if it is not running, so that its first answer comes sooner. */
  wake(): void;
}

/** Reaches it over a port of `SecondProcess.connect`. */
export function askSecondReader(port: MessagePort): AskedSecondReader {
  const waiting = new Map<number, (read: Recognition[] | null) => void>();
  let lastId = 0;
  port.on('message', ({ id, read }: SecondReply) => {
    waiting.get(id)?.(read);
    waiting.delete(id);
  });
  // A thread that has nothing else to do may end.
  port.unref();
  const recognise = (pictures: readonly SecondPicture[]) =>
    new Promise<Recognition[] | null>((resolve) => {
      const id = ++lastId;
      waiting.set(id, resolve);
      port.postMessage({ id, pictures: pictures.map(toOwnPicture) } satisfies SecondCall);
    });
  return {
    recognise,
    // Asked for no picture it loads all it needs for one.
    wake: () => void recognise([]),
  };
}

/** A picture that is a part of a larger one would take all of it along. */
function toOwnPicture({ image, ...rest }: SecondPicture): SecondPicture {
  const isOwn = image.data.byteLength === image.data.buffer.byteLength;
  return isOwn ? { image, ...rest } : { image: { ...image, data: new Uint8Array(image.data) }, ...rest };
}
