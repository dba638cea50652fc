import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { Slots } from '../turns/slots.ts';

/** A hash takes one of Node's four threads for a tenth of a second; files and everybody else need the other two. */
const slots = new Slots(2);

export interface PasswordHash {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (input: { hash: string; password: string }) => Promise<boolean>;
}

/** The hash of better-auth, two at once. */
export const hashInTurns: PasswordHash = {
  hash: (password) => slots.take(() => hashPassword(password)),
  verify: (input) => slots.take(() => verifyPassword(input)),
};
