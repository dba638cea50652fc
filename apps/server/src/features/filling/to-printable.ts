/** Letters that the fonts of added pages have: accents they lack are dropped, anything else they lack becomes `?`. */
export const toPrintable = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => (letter <= '\u00ff' ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '')))
    .join('')
    .replace(/[^\n\u0020-\u007e\u00a0-\u00ff]/gu, '?');
