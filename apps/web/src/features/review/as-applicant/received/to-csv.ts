/** Rows as a file that every table program opens. A cell that could be taken for a formula is made plain text. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(toCell).join(',')).join('\r\n');

function toCell(text: string) {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
