import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';

// A browser that was signed in to an account before. Its cookie names the browser by random bits, and each account by a
// keyed hash of both: it tells nothing to whoever reads it, opens nothing, and is of no use in another browser's name.

const idBytes = 16;
const proofLength = 32;
/** A family shares a computer; of a clinic's the accounts used last are known. */
const maxAccounts = 5;
const shape = /^[\w-]{22}(\.[0-9a-f]{32}){1,5}$/;

const prove = (context: Context, id: string, email: string): string =>
  context.hashTry(`known browser ${id} ${email}`).slice(0, proofLength);

function parse(cookie: string | undefined): { id: string; proofs: string[] } {
  const [id, ...proofs] = cookie && shape.test(cookie) ? cookie.split('.') : [];
  return { id: id ?? randomBytes(idBytes).toString('base64url'), proofs };
}

/** Null: it was never signed in to this account, or its cookie is not ours. */
export function findBrowserId(context: Context, cookie: string | undefined, email: string): string | null {
  const { id, proofs } = parse(cookie);
  const right = Buffer.from(prove(context, id, email));
  return proofs.some((proof) => timingSafeEqual(Buffer.from(proof), right)) ? id : null;
}

/** The cookie of a browser that is signed in to this account now. */
export function addKnownAccount(context: Context, cookie: string | undefined, email: string): string {
  const { id, proofs } = parse(cookie);
  const own = prove(context, id, email);
  return [id, ...[own, ...proofs.filter((proof) => proof !== own)].slice(0, maxAccounts)].join('.');
}
