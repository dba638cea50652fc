import { EngineFailed, type Recognition } from './engine.ts';
import { fromLines, type Line } from './parse-recognition.ts';

type Word = Line['words'][number];
type Numbers = readonly [number, number, number, number];

const pageTag = /class='ocr_page'/;
const lineTag = /class='ocr_(?:line|header|caption|textfloat)'/;
const characterTag =
  /class='ocrx_cinfo' title='x_bboxes (\d+) (\d+) (\d+) (\d+); x_conf ([\d.e+-]+)'>([^<]*)</;
/** A rule or a picture: hOCR gives it no word, TSV an empty one. */
const wordlessTag = /class='ocr_(?:photo|separator)' id='block_\d+_(\d+)'/;
const wordTag = /class='ocrx_word' [^>]*?title='bbox (\d+) (\d+) (\d+) (\d+);/;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const toPlainText = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name] ?? '');
const toBox = ([x0, y0, x1, y1]: Numbers) => ({ x0, y0, x1, y1 });

/**
 * One recognition a page, from hOCR with character boxes and TSV written to one stream, page by page: hOCR has the
 * characters, but cuts the confidence of words to whole numbers, which TSV, after it, has in full. @throws EngineFailed
 */
export function parseNativeOutput(output: string): Recognition[] {
  const pages: Array<Array<{ words: Word[] }>> = [];
  let confidences: number[] = [];
  let wordless = new Set<string>();
  const finish = () => setConfidences(pages.at(-1) ?? [], confidences);
  for (const row of output.split('\n')) {
    const block = wordlessTag.exec(row)?.[1];
    if (block) wordless.add(block);
    else if (row.startsWith('5\t')) {
      const cells = row.split('\t');
      if (!wordless.has(cells[2] ?? '')) confidences.push(Number(cells[10]));
    } else if (pageTag.test(row)) {
      finish();
      confidences = [];
      wordless = new Set();
      pages.push([]);
    } else if (lineTag.test(row)) pages.at(-1)?.push({ words: [] });
    else addInk(pages.at(-1)?.at(-1), row);
  }
  finish();
  return pages.map(fromLines);
}

function addInk(line: { words: Word[] } | undefined, row: string): void {
  if (!line) return;
  const word = wordTag.exec(row);
  if (word) line.words.push({ bbox: toBox(toNumbers(word)), confidence: 0, symbols: [] });
  const character = characterTag.exec(row);
  const last = line.words.at(-1);
  if (!character || !last) return;
  const [confidence, text] = [Number(character[5]), toPlainText(character[6] ?? '')];
  const symbols = [...last.symbols, { bbox: toBox(toNumbers(character)), text, confidence }];
  line.words[line.words.length - 1] = { ...last, symbols };
}

const toNumbers = ([, a, b, c, d]: RegExpExecArray): Numbers => [Number(a), Number(b), Number(c), Number(d)];

function setConfidences(lines: ReadonlyArray<{ words: Word[] }>, confidences: readonly number[]): void {
  const count = lines.reduce((sum, { words }) => sum + words.length, 0);
  if (count !== confidences.length)
    throw new EngineFailed('Tesseract names different words in its two outputs');
  let next = 0;
  for (const line of lines)
    line.words = line.words.map((word) => ({ ...word, confidence: confidences[next++] ?? 0 }));
}
