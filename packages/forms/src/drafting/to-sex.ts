export type Sex = 'Male' | 'Female';

/** T-SEX: exactly one of the two boxes. Both or neither is no answer. */
export function toSex(marked: readonly string[]): Sex | null {
  if (marked.length !== 1) return null;
  return marked[0] === 'male' ? 'Male' : marked[0] === 'female' ? 'Female' : null;
}
