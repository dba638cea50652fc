/**
 * How old words and new answer stand to each other.
 * same: they say the same; changed: both may be true, the new one since the paper was signed; contradicts: they cannot both
 * be true; not-said-before: the paper is silent on it; not-answered: nothing stands on the form; not-readable: the two
 * cannot be compared, because what the paper says is not surely read.
 */
export const mirrorVerdicts = [
  'same',
  'changed',
  'contradicts',
  'not-said-before',
  'not-answered',
  'not-readable',
] as const;
export type MirrorVerdict = (typeof mirrorVerdicts)[number];

/** Whether the two say different things, so that the person has to look. */
export const isDifference = ({ verdict }: { readonly verdict: MirrorVerdict }): boolean =>
  verdict === 'changed' || verdict === 'contradicts' || verdict === 'not-said-before';
