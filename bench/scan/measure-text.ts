export type FontShape = 'sans' | 'wide-sans' | 'serif' | 'mono' | 'script';

const narrow = new Set("iljI.,:;'|!/ \u0131\u00ed\u00ec\u00ef\u00ee");
const slim = new Set('ftr-()"');
const broad = new Set('mwMW@%');

function sansWidth(letter: string): number {
  if (narrow.has(letter)) return 0.28;
  if (slim.has(letter)) return 0.34;
  if (broad.has(letter)) return 0.87;
  if (letter >= '0' && letter <= '9') return 0.556;
  return letter === letter.toUpperCase() && letter !== letter.toLowerCase() ? 0.7 : 0.55;
}
const ratio: Record<FontShape, number> = { sans: 1, 'wide-sans': 1.15, serif: 0.94, mono: 1, script: 0.86 };

/** Width in points, close enough to choose a size by: within a few per cent of the real fonts. */
export function measureText(text: string, shape: FontShape, sizePt: number): number {
  let width = 0;
  for (const letter of text) width += shape === 'mono' ? 0.602 : sansWidth(letter) * ratio[shape];
  return width * sizePt;
}

/** Lines of at most `widthPt`, broken at spaces. */
export function wrapText(text: string, shape: FontShape, sizePt: number, widthPt: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measureText(longer, shape, sizePt) > widthPt) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}
