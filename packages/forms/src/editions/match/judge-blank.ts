import type { Catalogue, FieldSpec } from '../../catalogue.ts';
import { isSamePlace } from '../is-same-place.ts';
import { listCatalogues } from '../list-catalogues.ts';
import { worksheetNotice } from '../worksheet-notice.ts';
import type { BlankBox, BlankFacts } from './blank-facts.ts';
import { decisionFaults, findDecisionFault, type MatchDecision } from './decisions.ts';
import { identifyBlank, toEditionDay } from './identify-blank.ts';
import { type EditionMatch, type FoundBox, matchEdition } from './match-edition.ts';
import { type DescribedPages, toBlankFacts } from './to-blank-facts.ts';
import { toCatalogue } from './to-catalogue.ts';

/** Why a file is not taken as a blank. `params` fill the text of the code. */
export const blankRefusals = [
  'worksheet',
  'no-text',
  'not-a-form',
  'other-form',
  'no-boxes',
  'filled',
  'signed',
  'changed',
  'older-edition',
  'too-different',
  ...decisionFaults,
] as const;
export type BlankRefusal = (typeof blankRefusals)[number];

/** A file as a reader of PDFs describes it. */
export interface DescribedBlank extends DescribedPages {
  /** Names of boxes that hold a value. */
  readonly filled: readonly string[];
  readonly isSigned: boolean;
}

export type BlankVerdict =
  | { readonly kind: 'known'; readonly catalogue: Catalogue }
  | { readonly kind: 'matched'; readonly catalogue: Catalogue; readonly match: EditionMatch }
  | {
      readonly kind: 'refused';
      readonly code: BlankRefusal;
      readonly params: Readonly<Record<string, string>>;
      readonly match?: EditionMatch;
    };

export interface JudgeOptions {
  /** Whether an edition older than the newest known one is taken too. */
  readonly takesOlder?: boolean;
  /** Of boxes of this very file; those of a known edition need none. */
  readonly decisions?: readonly MatchDecision[];
}

/** Of the known boxes, at least so many must be found again; below that it is another form by the same name. */
const minFound = 0.7;
const fewWords = 20;

const refuse = (code: BlankRefusal, params: Readonly<Record<string, string>> = {}): BlankVerdict => ({
  kind: 'refused',
  code,
  params,
});

/** Which edition a blank is, and where its boxes are. Pure; what cannot be proved is refused or left unplaced. */
export function judgeBlank(
  described: DescribedBlank,
  { takesOlder = false, decisions = [] }: JudgeOptions = {},
): BlankVerdict {
  const blank = toBlankFacts(described);
  const words = blank.pages.flatMap((page) => page.words);
  if (words.length < fewWords) return refuse('no-text');
  if (isWorksheet(blank)) return refuse('worksheet');
  const identity = identifyBlank(blank.pages);
  if (identity === null) return refuse('not-a-form');
  const { form, edition } = identity;
  const editions = listCatalogues().filter((catalogue) => catalogue.form === form);
  const [newest] = editions;
  if (newest === undefined) return refuse('other-form', { form });
  if (blank.boxes.length === 0) return refuse('no-boxes', { form });
  if (described.isSigned) return refuse('signed', { form });
  const { filled } = described;
  if (filled.length > 0) return refuse('filled', { form, count: String(filled.length) });
  const own = editions.find((catalogue) => catalogue.edition === edition);
  if (own)
    return isSame(own, blank) ? { kind: 'known', catalogue: own } : refuse('changed', { form, edition });
  if (!takesOlder && toEditionDay(edition) < toEditionDay(newest.edition))
    return refuse('older-edition', { form, edition, known: newest.edition });
  return matchNearest(blank, editions, edition, decisions);
}

const isWorksheet = ({ pages }: BlankFacts) =>
  (pages[0]?.words.map(({ text }) => text).join('') ?? '').includes(worksheetNotice.replace(/\s+/g, ''));

const isSure = ({ certainty }: FoundBox) => certainty !== 'uncertain';

/** Matches with each edition that is known of the form, and takes the one of which most is found. */
function matchNearest(
  blank: BlankFacts,
  editions: readonly Catalogue[],
  edition: string,
  decisions: readonly MatchDecision[],
): BlankVerdict {
  const tried = editions.map((known) => {
    const match = matchEdition(known, blank, edition, decisions);
    const sure = match.found.filter(isSure).length;
    return { known, match, share: sure / known.fields.length };
  });
  const best = tried.reduce((a, b) => (b.share > a.share ? b : a));
  const { known, match, share } = best;
  const fault = findDecisionFault(decisions, known, blank.boxes, match.found.filter(isSure));
  if (fault) return { kind: 'refused', ...fault, match };
  if (share >= minFound) return { kind: 'matched', match, catalogue: toCatalogue(known, blank, match) };
  const params = { form: known.form, edition, share: String(Math.round(100 * share)) };
  return { kind: 'refused', code: 'too-different', params, match };
}

/** Whether a file that says it is a known edition has that edition's boxes, all of them, where they belong. */
function isSame({ fields }: Catalogue, { boxes }: BlankFacts): boolean {
  const byName = new Map(boxes.map((box) => [box.pdfName, box]));
  return (
    boxes.length === fields.length && fields.every((field) => isSameBox(field, byName.get(field.pdfName)))
  );
}

const isSameBox = (field: FieldSpec, box: BlankBox | undefined) =>
  box !== undefined &&
  box.kind === field.kind &&
  box.page === field.page &&
  box.on === field.on &&
  isSamePlace(field.box, box.box);
