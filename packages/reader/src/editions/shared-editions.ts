import { createHash } from 'node:crypto';
import type { Catalogue } from '@puente/forms';
import { toReadable } from './to-readable.ts';

/** Editions beyond those that are part of the program, as every thread can read them: `bytes` lie in shared memory. */
export interface SharedEditions {
  /** Of what they are: the same editions have the same everywhere. Empty where there are none. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

const shared = new WeakMap<readonly Catalogue[], SharedEditions>();

/** Made once for each list. */
export function shareEditions(added: readonly Catalogue[]): SharedEditions {
  const known = shared.get(added) ?? share(added);
  shared.set(added, known);
  return known;
}

function share(added: readonly Catalogue[]): SharedEditions {
  if (added.length === 0) return { id: '', bytes: new Uint8Array() };
  const text = Buffer.from(JSON.stringify(added.map(toReadable)));
  const bytes = new Uint8Array(new SharedArrayBuffer(text.byteLength));
  bytes.set(text);
  return { id: createHash('sha256').update(text).digest('hex'), bytes };
}
