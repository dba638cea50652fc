import { type Evidence, type EvidenceMap, toConfidence } from '@puente/contract';
import { paperOf } from '../paper-of.ts';
import type { FieldReading, PaperForm } from '../reading.ts';
import type { FullName } from '../values/full-name.ts';
import type { Normalised } from '../values/normalised.ts';
import { findDayOrder } from '../values/paper-date.ts';
import {
  isAbsentWord,
  isMisreadAbsentWord,
  isPerhapsMisreadAbsentWord,
  isTornAbsentWord,
} from '../values/spelling/absent-words.ts';
import type { PathNote } from './general-note.ts';

/** Text of one box of the paper that says something: not blank, not unreadable, not a word for `no value`. */
export interface PaperText {
  readonly fieldId: string;
  readonly text: string;
  readonly reading: FieldReading;
}

export interface DraftNote extends PathNote {
  readonly reason: string;
}

interface TakenParts<Value> {
  readonly source: PaperText;
  readonly value: Value;
  readonly certainty: number;
  /** Of a place: its country does not stand in the text. */
  readonly concluded: boolean;
}

type Box = Evidence['box'];

function unionOf(boxes: ReadonlyArray<Readonly<Box>>): Box {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}

/** Page, place, words and source of one or more boxes. Boxes on a later page only add their words. */
function toEvidence(sources: readonly PaperText[]): Omit<Evidence, 'confidence' | 'score'> {
  const [first] = sources as readonly [PaperText, ...PaperText[]];
  const { page } = first.reading.place;
  const onPage = sources.filter(({ reading }) => reading.place.page === page);
  const cells = onPage.flatMap(({ reading }) =>
    reading.place.cell ? [[...reading.place.cell] as const] : [],
  );
  return {
    page,
    box: unionOf(onPage.map(({ reading }) => [...reading.place.box])),
    ...(cells.length === onPage.length && { cell: unionOf(cells) }),
    text: sources.flatMap(({ text }) => text || []).join(' '),
    source: first.reading.source,
    ...(sources.some(({ reading }) => reading.handwritten) && { handwritten: true }),
  };
}

/** On a paper in upper and lower case, a middle name of three capitals is not a name. */
function isInMixedCase(paper: PaperForm): boolean {
  const name = paper.fields.get(paperOf(paper.form).familyName);
  return name?.state === 'text' && name.text !== name.text.toUpperCase();
}

/** Boxes in which one letter after a slash may be all that was written. */
const letterBox = /[.-](?:state|province|apt-number|unit)(?:-of-birth)?$/;

function saysNothing(text: string, reading: FieldReading, paper: PaperForm): boolean {
  if (isAbsentWord(text)) return true;
  if (reading.source !== 'ocr') return false;
  if (isMisreadAbsentWord(text)) return true;
  const { fieldId } = reading;
  if (isTornAbsentWord(text)) return !letterBox.test(fieldId);
  if (!isPerhapsMisreadAbsentWord(text)) return false;
  return !fieldId.endsWith('-name') || (fieldId.endsWith('.middle-name') && isInMixedCase(paper));
}

/** Collects form data values from a read paper, with the evidence of each and a note for each one that had to stay blank. */
export class FormDraft {
  readonly evidence: EvidenceMap = {};
  readonly notes: DraftNote[] = [];
  readonly paper: PaperForm;
  readonly today: Date;

  constructor(paper: PaperForm, today: Date) {
    this.paper = paper;
    this.today = today;
  }

  /** What a box says, or null. */
  text(fieldId: string): PaperText | null {
    const reading = this.paper.fields.get(fieldId);
    if (reading?.state !== 'text' || saysNothing(reading.text, reading, this.paper)) return null;
    return { fieldId, text: reading.text, reading };
  }

  /** Whether there is ink in the box that could not be read. */
  isUnclear(fieldId: string): boolean {
    return this.paper.fields.get(fieldId)?.state === 'unclear';
  }

  /** Whether anything stands in one of the boxes, readable or not. */
  hasContent(fieldIds: readonly string[]): boolean {
    return fieldIds.some((id) => this.text(id) !== null || this.isUnclear(id));
  }

  /**
   * Whether a row of several boxes is filled. One of them alone that cannot be read is a speck or a crease; boxes with one
   * sign each, read from a picture, are the tails of letters in the row above, and such with two, read with little
   * confidence, are those or specks.
   */
  hasRow(fieldIds: readonly string[]): boolean {
    const isWriting = ({ text, reading: { source, score } }: PaperText) => {
      const signs = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
      return source !== 'ocr' || signs > 2 || (signs === 2 && toConfidence(score) !== 'low');
    };
    const texts = fieldIds.flatMap((id) => this.text(id) ?? []);
    const unclear = fieldIds.filter((id) => this.isUnclear(id)).length;
    return texts.some(isWriting) || (unclear > 0 && unclear + texts.length >= 2);
  }

  isMarked(fieldId: string): boolean {
    const reading = this.paper.fields.get(fieldId);
    return reading?.state === 'marked' && reading.marked;
  }

  /** Whether some dates of this paper can only be read day first, and none only month first. */
  get isDayFirst(): boolean {
    const orders = [...this.paper.fields.values()].map((reading) =>
      reading.state === 'text' ? findDayOrder(reading.text) : null,
    );
    return orders.includes('day-first') && !orders.includes('month-first');
  }

  note(path: string, reason: string, general?: DraftNote['general']): void {
    this.notes.push({ path, reason, ...(general && { general }) });
  }

  /**
   * Leaves a path blank, and shows where on the paper the writing stands that could not be read or understood, so that the
   * person can type it. Nothing happens where the box holds no writing.
   */
  withhold(path: string, fieldId: string): void {
    const reading = this.paper.fields.get(fieldId);
    const isRead = reading?.state === 'text';
    if (!reading || (isRead ? this.text(fieldId) === null : reading.state !== 'unclear')) return;
    this.note(
      path,
      `${fieldId} ${isRead ? 'was read but not understood' : 'has writing that could not be read'}`,
    );
    const text = isRead ? reading.text : '';
    this.#showWithheld(path, [{ fieldId, text, reading }]);
  }

  /** Leaves a choice open, and shows the boxes whose marks do not decide it. */
  withholdMarks(path: string, fieldIds: readonly string[], reason: string): void {
    this.note(path, reason);
    const sources = fieldIds.flatMap((fieldId) => {
      const reading = this.paper.fields.get(fieldId);
      return reading ? [{ fieldId, text: '', reading }] : [];
    });
    if (sources.length > 0) this.#showWithheld(path, sources);
  }

  #showWithheld(path: string, sources: readonly PaperText[]): void {
    this.evidence[path] = { ...toEvidence(sources), confidence: 'low', score: 0 };
  }

  #noteDoubt(path: string, fieldId: string, { note, isDayFirst }: Normalised<unknown>): void {
    if (note !== undefined)
      this.note(path, `${fieldId}: ${note}`, isDayFirst ? { code: 'dates-day-first' } : undefined);
  }

  /**
   * Says where a value came from. The score is the chance that all its readings and its transform are right. `concluded`:
   * the value's own words do not stand there.
   */
  addEvidence(path: string, sources: readonly PaperText[], certainty = 1, concluded = false): void {
    if (sources.length === 0) return;
    const score = sources.reduce((product, { reading }) => product * reading.score, certainty);
    this.evidence[path] = {
      ...toEvidence(sources),
      confidence: toConfidence(score),
      score,
      ...(concluded && { concluded }),
    };
  }

  /** Keeps a part of a normalised text as the value of a path. An empty part is no value and leaves no evidence. */
  keep(path: string, source: PaperText, value: string, certainty = 1, concluded = false): string {
    if (value !== '') this.addEvidence(path, [source], certainty, concluded);
    return value;
  }

  /**
   * Keeps what a whole name in one box was split into. Where its family name begins is a guess unless a comma tells, and
   * the words may be counted to one part or another: each part says so.
   */
  keepName(path: string, source: PaperText, { value, certainty }: Normalised<FullName>): FullName {
    const keep = (key: keyof FullName): string => {
      const at = `${path}.${key}`;
      const kept = this.keep(at, source, value[key], certainty);
      const evidence = this.evidence[at];
      if (evidence) this.evidence[at] = { ...evidence, guessedPart: true };
      return kept;
    };
    return {
      family_name: keep('family_name'),
      given_name: keep('given_name'),
      middle_name: keep('middle_name'),
    };
  }

  /**
   * The whole way from a box to a value: read, drop words for `none`, normalise, add the evidence, or note why it stays
   * blank.
   */
  take(path: string, fieldId: string, transform: (source: PaperText) => Normalised | null): string {
    const source = this.text(fieldId);
    const normalised = source && transform(source);
    if (!source || !normalised) {
      this.withhold(path, fieldId);
      return '';
    }
    this.#noteDoubt(path, fieldId, normalised);
    return this.keep(path, source, normalised.value, normalised.certainty, normalised.concluded);
  }

  /** As `take`, for a transform with several parts; the caller keeps each part under its own path. */
  parts<Value>(
    path: string,
    fieldId: string,
    transform: (source: PaperText) => Normalised<Value> | null,
  ): TakenParts<Value> | null {
    const source = this.text(fieldId);
    const normalised = source && transform(source);
    if (!source || !normalised) {
      this.withhold(path, fieldId);
      return null;
    }
    this.#noteDoubt(path, fieldId, normalised);
    const { value, certainty, concluded = false } = normalised;
    return { source, value, certainty, concluded };
  }
}
