import { brown, gray, lineHeightOf, type Pen, type TextLook, teal, warm } from './pen.ts';
import type { ListItem, TextBlock } from './text-document.ts';

const body: TextLook = { size: 10.5 };
const strong: TextLook = { size: 10.5, bold: true };
const small: TextLook = { size: 8.5, color: gray };
const title: TextLook = { size: 19, bold: true, color: teal };
const heading: TextLook = { size: 13, bold: true, color: teal };
const itemIndent = 20;
const noticePaddingPt = 10;

type OfKind<Kind extends TextBlock['kind']> = Extract<TextBlock, { kind: Kind }>;

/** A heading is not left alone at the foot of a page. */
function writeHeading(pen: Pen, text: string): void {
  pen.skip(12);
  pen.need(lineHeightOf(heading.size) + 3 * lineHeightOf(body.size));
  pen.text(text, heading);
  pen.rule();
  pen.skip(6);
}

function writeNotice(pen: Pen, notice: OfKind<'notice'>): void {
  const look = (of: TextLook): TextLook => ({ ...of, indent: noticePaddingPt + 4 });
  const lines = pen.wrap(notice.text, look(body), noticePaddingPt);
  const titleLines = pen.wrap(notice.title, look(strong), noticePaddingPt);
  const height = lineHeightOf(body.size) * (lines.length + titleLines.length) + 2 * noticePaddingPt;
  pen.need(height);
  pen.area(height, warm, brown);
  pen.skip(noticePaddingPt);
  for (const line of titleLines) pen.line(line, look(strong));
  for (const line of lines) pen.line(line, look(body));
  pen.skip(noticePaddingPt + 8);
}

function writeItem(pen: Pen, { strong: start, text, small: under }: ListItem, marker: 'box' | 'dot'): void {
  const at = (look: TextLook): TextLook => ({ ...look, indent: itemIndent });
  const startLines = start ? pen.wrap(start, at(strong)) : [];
  const lines = text ? pen.wrap(text, at(body)) : [];
  const underLines = under ? pen.wrap(under, at(small)) : [];
  const height =
    lineHeightOf(body.size) * (startLines.length + lines.length) +
    lineHeightOf(small.size) * underLines.length;
  // A block that fits on one page stays together; a longer one has to break somewhere.
  pen.need(Math.min(height, 200));
  if (marker === 'box') pen.tickBox(body.size);
  else pen.dot(body.size);
  const isOneLine = start !== undefined && lines.length === 1 && pen.pair(start, text, at(body));
  if (!isOneLine) {
    for (const line of startLines) pen.line(line, at(strong));
    for (const line of lines) pen.line(line, at(body));
  }
  for (const line of underLines) pen.line(line, at(small));
  pen.skip(5);
}

function writeList(pen: Pen, { items, marker }: OfKind<'list'>): void {
  for (const item of items) writeItem(pen, item, marker);
  pen.skip(4);
}

const looks = {
  title: { look: title, after: 8 },
  text: { look: body, after: 6 },
  small: { look: small, after: 4 },
};

function writeBlock(pen: Pen, block: TextBlock): void {
  if (block.kind === 'heading') writeHeading(pen, block.text);
  else if (block.kind === 'notice') writeNotice(pen, block);
  else if (block.kind === 'list') writeList(pen, block);
  else if (block.kind === 'page-break') pen.breakPage();
  else {
    const { look, after } = looks[block.kind];
    pen.text(block.text, look);
    pen.skip(after);
  }
}

export function writeBlocks(pen: Pen, blocks: readonly TextBlock[]): void {
  for (const block of blocks) writeBlock(pen, block);
}
