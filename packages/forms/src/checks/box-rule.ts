/**
 * What the official box of a form-data value takes. Kept apart from the catalogue so that the browser does not load it;
 * a test compares every line with the catalogue.
 */
export interface BoxRule {
  readonly pattern: string;
  /** Catalogue id of the box. */
  readonly id: string;
  readonly limit: number;
  readonly characters?: string;
  /** Whether the value is printed at all; left out: it is. */
  readonly isWritten?: (data: unknown) => boolean;
  /** What is asked, where that decides how an answer is written. */
  readonly asks?: 'name' | 'country' | 'citizenship' | 'i94-status';
  /** How many boxes an answer that may list several has; 1 where nothing is said. */
  readonly boxes?: number;
}

// Character classes as the PDFs' own typing scripts have them.
export const nameLetters = 'letters,hyphen,space';
export const slashedLetters = 'letters,slash,space';
export const streetCharacters = 'letters,digits,slash,space';
export const wordLetters = 'letters,space';
export const numberedWords = 'letters,digits,hyphen,space';
