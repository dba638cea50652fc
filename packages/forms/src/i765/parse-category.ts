const categoryPattern = /^\(?([ac])\)?[\s-]*\(?(\d{1,2})\)?[\s-]*(?:\(?([a-z]{1,3})\)?)?$/i;

export interface EligibilityCategory {
  readonly letter: string;
  readonly number: string;
  /** Empty for most categories. */
  readonly roman: string;
}

/** I-765 Part 2 item 27 as people write it: `(c)(8)`, `C8`, `(c)(3)(C)`. Null when it is not of that shape. */
export function parseCategory(value: string): EligibilityCategory | null {
  const match = categoryPattern.exec(value.trim().replace(/\)\s+\(/g, ')('));
  if (!match) return null;
  const [, letter = '', number = '', roman = ''] = match;
  return { letter: letter.toLowerCase(), number, roman };
}
