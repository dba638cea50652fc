/** The id of a box, or the start of the ids of several before `*`. */
export type BoxPattern = string;

export const takesBox = (pattern: BoxPattern, id: string): boolean =>
  pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern;
