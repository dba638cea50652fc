/** The answer of a box that is ticked. */
export const tickedAnswer = 'X';
