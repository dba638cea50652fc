import { encode } from 'uqr';

/** A text as a QR code, a row a string: `1` is dark. Without the quiet margin round it. */
export const toQrRows = (text: string): string[] =>
  encode(text, { border: 0 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
