import type { Catalogue, FieldSpec } from '@puente/forms';
import type { EditionMatch, FoundBox, PrintedPlace } from '@puente/forms/matching';
import { escapeHtml } from './escape-html.ts';
import { sortMatch } from './sort-match.ts';

/** Of one uncertain box: both pages round it, as data: URLs; null where there is nothing to show. */
export interface BoxPictures {
  readonly known: string | null;
  readonly blank: string | null;
}

interface PageInput {
  /** Of the file. */
  readonly name: string;
  readonly hash: string;
  readonly match: EditionMatch;
  readonly known: Catalogue;
  /** By id, of uncertain boxes. */
  readonly pictures: ReadonlyMap<string, BoxPictures>;
  /** What the pictures of the known edition were drawn from. */
  readonly knownIsDrawn: boolean;
  /** `2026-11-23`: the page then tells how to decide. */
  readonly decideOn: string | null;
}

const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #172426; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
th, td { border-bottom: 1px solid #cdd6d6; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
summary { cursor: pointer; font-weight: 600; padding: 0.25rem 0; }
figure { margin: 0; } figcaption { font-size: 0.875rem; }
.sides { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); }
img { max-width: 100%; border: 1px solid #cdd6d6; background: #fff; }
pre { background: #eef2f2; padding: 0.75rem; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
section.box { border-top: 2px solid #0f5c5c; margin-top: 1.5rem; }
`;

const sayPlace = ({ page, part, item }: PrintedPlace) => `page ${page}, ${part}, item ${item}`;
const row = (cells: readonly string[], tag = 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;

function drawList(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const body = rows.map((cells) => row(cells)).join('\n');
  const table = rows.length === 0 ? '<p>None.</p>' : `<table>${row(heads, 'th')}\n${body}</table>`;
  return `<details><summary>${escapeHtml(title)} (${rows.length})</summary>${table}</details>`;
}

/** One HTML file that needs nothing else and runs no script: what became of each known box in a blank. */
export function toMatchPage(input: PageInput): string {
  const { name, hash, match, decideOn } = input;
  const title = `Form ${match.form}, edition ${match.edition}, compared with ${match.knownEdition}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>
<h1>${escapeHtml(title)}</h1>
<p>File: ${escapeHtml(name)}<br>SHA-256: ${hash}</p>
${drawCounts(match)}
${decideOn === null ? '' : tellHowToDecide(input)}
${drawUncertain(input)}
<h2>All boxes</h2>
${drawLists(input)}
</body></html>
`;
}

function drawCounts(match: EditionMatch): string {
  const { certain, byPrint, decided, renumbered, added, gone, uncertain } = sortMatch(match);
  const counts: readonly (readonly [string, number])[] = [
    ['Certain: by name and print', certain.length],
    ['By place and print: the name is another', byPrint.length],
    ['Decided by a person', decided.length],
    ['Renumbered (also counted above or below)', renumbered.length],
    ['New: no box that we know', added.length],
    ['Gone: known, and not on this blank', gone.length],
    ['Uncertain: never filled until decided', uncertain.length],
  ];
  return `<table>${counts.map(([what, count]) => row([what, String(count)])).join('\n')}</table>`;
}

function tellHowToDecide({ name, hash }: PageInput): string {
  const empty = JSON.stringify({ blankSha256: hash, decisions: [] }, null, 2);
  return `<h2>How to decide</h2>
<ol>
<li>Compare the two pictures of each box below: the same question, the same row, the same answer of it.</li>
<li>Beside the blank, write the file <code>${escapeHtml(name)}.decisions.json</code>:<pre>${escapeHtml(empty)}</pre></li>
<li>For each box that you are sure of put one line into <code>decisions</code>. Under each box stand the line that takes the box shown, and the line that says that this blank has no such box. <code>take</code> may name any other box of the blank: those that are new are listed below.</li>
<li>What you are not sure of, leave out. It is never filled, and people are told to write it by hand.</li>
<li>Install it: <code>npm run forms:install -- ${escapeHtml(name)}</code>. Decisions for another file, for a box that is not there, or two for one box are refused.</li>
</ol>`;
}

function drawUncertain(input: PageInput): string {
  const { uncertain } = sortMatch(input.match);
  const fields = new Map(input.known.fields.map((field) => [field.id, field]));
  const sections = uncertain.map((box) => drawBox(box, fields.get(box.id), input));
  return `<h2>Uncertain boxes</h2>\n${sections.length === 0 ? '<p>None.</p>' : sections.join('\n')}`;
}

function drawBox(box: FoundBox, field: FieldSpec | undefined, input: PageInput): string {
  const { match, pictures, knownIsDrawn, decideOn } = input;
  const pair = pictures.get(box.id);
  const lines = [box.pdfName, null].map((take) =>
    JSON.stringify({ id: box.id, take, decidedOn: decideOn ?? '' }),
  );
  const knownFrom = knownIsDrawn ? ', drawn from what we know of it' : '';
  return `<section class="box"><h3>${escapeHtml(box.id)}: ${escapeHtml(field?.label ?? '')}</h3>
<div class="sides">
${drawFigure(pair?.known ?? null, `Edition ${match.knownEdition}${knownFrom}: ${sayPlace(box.from)}`)}
${drawFigure(pair?.blank ?? null, `Edition ${match.edition}, likeliest: ${sayPlace(box.to)}; ${box.pdfName}`)}
</div>${decideOn === null ? '' : `<pre>${lines.map(escapeHtml).join('\n')}</pre>`}</section>`;
}

const drawFigure = (picture: string | null, caption: string) =>
  `<figure>${picture === null ? '<p>No picture.</p>' : `<img src="${picture}" alt="${escapeHtml(caption)}">`}<figcaption>${escapeHtml(caption)}</figcaption></figure>`;

function drawLists({ match, known }: PageInput): string {
  const { certain, byPrint, decided, renumbered, added, gone, uncertain } = sortMatch(match);
  const fields = new Map(known.fields.map((field) => [field.id, field]));
  const labelOf = (id: string) => fields.get(id)?.label ?? '';
  const heads = ['Box', 'What it asks', 'Was', 'Is', 'Name in the file'];
  const toRow = (box: FoundBox) => [
    box.id,
    labelOf(box.id),
    sayPlace(box.from),
    sayPlace(box.to),
    box.isNameElsewhere ? `${box.pdfName} (its old name is another box now)` : box.pdfName,
  ];
  const listFound = (title: string, boxes: readonly FoundBox[]) => drawList(title, heads, boxes.map(toRow));
  const goneRows = gone.map((id) => [id, labelOf(id), sayPlace(fields.get(id) ?? noPlace)]);
  return [
    listFound('Certain', certain),
    listFound('By place and print', byPrint),
    listFound('Decided by a person', decided),
    listFound('Renumbered', renumbered),
    drawList(
      'New',
      ['Name in the file', 'Where', 'Print beside it'],
      added.map(({ pdfName, at, print }) => [pdfName, sayPlace(at), print]),
    ),
    drawList('Gone', ['Box', 'What it asked', 'Was'], goneRows),
    listFound('Uncertain', uncertain),
  ].join('\n');
}

const noPlace: PrintedPlace = { page: 0, part: '', item: '' };
