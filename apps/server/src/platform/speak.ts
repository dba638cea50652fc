import { openSpeaker } from '@puente/texts';

/** What the server itself says: in its answers, in mail and on paper. */
export const speak = await openSpeaker('errors', 'answers', 'mail', 'print');

/** The texts of the server in one language. */
export type Words = ReturnType<typeof speak>;
