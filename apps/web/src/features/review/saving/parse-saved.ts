/**
 * When something was saved, by the server's answer. Answers are sound where they are the server's; this one alone, which
 * lets go of what was typed, is not taken from a network that answers in its place. @throws TypeError for such an answer
 */
export function parseSavedAt(answer: unknown): Date {
  const { savedAt } = Object(answer) as { savedAt?: unknown };
  const date = new Date(typeof savedAt === 'string' ? savedAt : Number.NaN);
  if (Number.isNaN(date.getTime())) throw new TypeError('the answer tells of no save');
  return date;
}

/** Also as which version. @throws TypeError as above */
export function parseSaved(answer: unknown): { version: number; savedAt: Date } {
  const savedAt = parseSavedAt(answer);
  const { version } = answer as { version?: unknown };
  if (!Number.isInteger(version)) throw new TypeError('the answer tells of no version');
  return { version: version as number, savedAt };
}
