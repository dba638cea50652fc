import { openKnowledge } from '@puente/texts/knowledge';

/** What the passages say. */
export const knowledge = await openKnowledge();
