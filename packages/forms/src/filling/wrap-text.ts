function toNextLine(text: string, start: number, width: number): readonly [end: number, next: number] {
  if (text.length - start <= width) return [text.length, text.length];
  const space = text.slice(start, start + width + 1).lastIndexOf(' ');
  return space > 0 ? [start + space, start + space + 1] : [start + width, start + width];
}

/** Word-wraps one paragraph at `width` characters; a word longer than a line is cut across lines. */
export function toLines(text: string, width: number): string[] {
  const lines: string[] = [];
  let start = 0;
  while (start < text.length) {
    const [end, next] = toNextLine(text, start, width);
    lines.push(text.slice(start, end));
    start = next;
  }
  return lines;
}

/** Splits one paragraph after `count` wrapped lines. */
export function splitAtLine(text: string, width: number, count: number): readonly [string, string] {
  let end = 0;
  let next = 0;
  for (let line = 0; line < count && next < text.length; line += 1)
    [end, next] = toNextLine(text, next, width);
  return [text.slice(0, end), text.slice(next)];
}
