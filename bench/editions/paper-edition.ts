import type { Box, Catalogue, FieldSpec, LabelWord, PageLandmarks } from '@puente/forms';
import { createRandom, type Random } from '../random.ts';
import { type Band, type BandedPage, cutIntoBands } from './bands.ts';

/** An edition that was never printed of a form that is read from paper. */
export interface PaperEdition {
  readonly seed: string;
  /** As it is: where everything stands, and what each box asks that the known edition has too. */
  readonly catalogue: Catalogue;
  /** Boxes that the known edition does not have. */
  readonly added: readonly FieldSpec[];
  /** What was done to it, one line each. */
  readonly changes: readonly string[];
}

interface MadePage extends BandedPage {
  readonly changes: readonly string[];
}

const strangeWords =
  'travel record order office family status public court notice former service parent'.split(' ');
/** Bands that an edition gains, loses or moves are about as high as a question. */
const isQuestion = ({ top, bottom, fields }: Band) =>
  fields.length > 0 && top - bottom > 18 && top - bottom < 90 && bottom > 60;
const rename = (random: Random, field: FieldSpec): FieldSpec => ({
  ...field,
  pdfName: `form1[0].#subform[0].Made${random.digits(7)}[0]`,
});

/** The same seed makes the same edition: boxes renamed, shifted, renumbered, dropped and added. */
export function makePaperEdition(known: Catalogue, seed: string): PaperEdition {
  const random = createRandom(`${seed}/${known.form}/paper`);
  const edition = `0${random.int(1, 9)}/${random.int(10, 28)}/27`;
  const pages = cutIntoBands(known).map((page) => changePage(page, random.fork(`page ${page.page}`)));
  const laidOut = pages.map(({ page, width, height, bands }) => layOut({ page, width, height, bands }));
  const isRenamed = random.pick([0, 0.05, 0.2]);
  const names = random.fork('names');
  const fields = laidOut
    .flatMap((page) => page.fields)
    .map((field) => (names.chance(isRenamed) ? rename(names, field) : field));
  const isAdded = ({ id }: FieldSpec) => id.startsWith('made.');
  const print = (text: string) =>
    text.includes(known.edition) ? text.replace(known.edition, edition) : text;
  return {
    seed,
    catalogue: {
      ...known,
      edition,
      fields: fields.filter((field) => !isAdded(field)),
      landmarks: laidOut.map(({ landmarks }) => ({
        ...landmarks,
        words: landmarks.words.map(({ text, box }) => ({ text: print(text), box })),
      })),
    },
    added: fields.filter(isAdded),
    changes: [...pages.flatMap(({ changes }) => changes), `renamed ${Math.round(100 * isRenamed)} %`],
  };
}

/** One page in two stays as it is. */
function changePage(page: BandedPage, random: Random): MadePage {
  const questions = page.bands.filter(isQuestion);
  if (questions.length < 3 || random.chance(0.5)) return { ...page, changes: [] };
  const kind = random.pick(['dropped', 'replaced', 'moved'] as const);
  const band = random.pick(questions);
  const told = `page ${page.page}: ${kind} ${band.fields.map(({ id }) => id).join(', ')}`;
  const bands = changes[kind](page.bands, band, random, page.page);
  return { ...page, bands: bands.map((each) => reword(each, random)), changes: [told] };
}

const changes: Record<
  'dropped' | 'replaced' | 'moved',
  (bands: readonly Band[], band: Band, random: Random, page: number) => Band[]
> = {
  dropped: (bands, band) => renumber(bands, band).filter((other) => other !== band),
  replaced: (bands, band, random, page) =>
    bands.map((other) => (other === band ? addQuestion(band, random, page) : other)),
  // What stood above and below it moves too.
  moved: (bands, band, random) => {
    const others = bands.filter((other) => other !== band);
    const free = others.flatMap((other, at) => (isQuestion(other) ? [at] : []));
    const at = random.pick(free);
    return [...others.slice(0, at), band, ...others.slice(at)];
  },
};

/** The numbers after a question that is gone count on without it. */
function renumber(bands: readonly Band[], gone: Band): Band[] {
  const lost = gone.words.filter(({ text }) => /^\d{1,2}\.$/.test(text)).length;
  const at = bands.indexOf(gone);
  return bands.map((band, index) =>
    index <= at
      ? band
      : {
          ...band,
          words: band.words.map(({ text, box }) => ({
            text: /^\d{1,2}\.$/.test(text) ? `${Math.max(1, Number.parseInt(text, 10) - lost)}.` : text,
            box,
          })),
        },
  );
}

const reword = (band: Band, random: Random): Band => ({
  ...band,
  words: band.words.map((word) =>
    /^[a-z]{5,}$/.test(word.text) && random.chance(0.03)
      ? { ...word, text: random.pick(strangeWords) }
      : word,
  ),
});

/** A question that nobody asked before, in the room of another one. */
function addQuestion({ top, bottom, lines, areas }: Band, random: Random, page: number): Band {
  const words: LabelWord[] = [];
  for (let x = 44; x < 420; ) {
    const text = random.pick(strangeWords);
    words.push({ text, box: [x, top - 10, text.length * 4.2, 6.5] });
    x += text.length * 4.2 + 3;
  }
  const flat = lines.filter(([, , w, h]) => w >= h);
  const field: FieldSpec = {
    id: `made.${page}`,
    pdfName: `form1[0].#subform[0].New${random.digits(6)}[0]`,
    page,
    box: [430, bottom + 2, 130, Math.min(14, top - bottom - 4)],
    kind: 'text',
    valueKind: 'text',
    part: 'X',
    item: '0',
    label: 'Added',
  };
  return { top, bottom, words, lines: flat, areas, fields: [field] };
}

interface LaidOut {
  readonly landmarks: PageLandmarks;
  readonly fields: readonly FieldSpec[];
}

/** The bands one below the other from the top; what is white then stays above the last one, the foot of the page. */
function layOut({ page, width, height, bands }: BandedPage): LaidOut {
  let at = height;
  const fields: FieldSpec[] = [];
  const [words, lines, areas]: [LabelWord[], Box[], Box[]] = [[], [], []];
  for (const [index, band] of bands.entries()) {
    const down = index === bands.length - 1 ? 0 : at - band.top;
    const move = ([x, y, w, h]: Box): Box => [x, y + down, w, h];
    fields.push(...band.fields.map((field) => ({ ...field, box: move(field.box) })));
    words.push(...band.words.map(({ text, box }) => ({ text, box: move(box) })));
    lines.push(...band.lines.map(move));
    areas.push(...band.areas.map(move));
    at -= band.top - band.bottom;
  }
  return { landmarks: { page, width, height, lines, areas, words }, fields };
}
