import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { Slots } from '../turns/slots.ts';

/** A hash takes one of Node's four threads for a tenth of a second; files and everybody else need the other two. */
const slots = new Slots(2);

/** Hashes as before, two at once. */
export const hashInTurns = {
  hash: (password: string): Promise<string> => slots.take(() => hashPassword(password)),
  verify: (input: { hash: string; password: string }): Promise<boolean> =>
    slots.take(() => verifyPassword(input)),
};
