import { type TargetForm, toConfidence } from '@puente/contract';
import type { Catalogue } from '../catalogue.ts';
import { FormDraft } from '../drafting/form-draft.ts';
import type { FormDataOf } from '../form-data-of.ts';
import { listGuideItems } from '../guide/list-guide-items.ts';
import type { PaperForm } from '../reading.ts';
import { mirrors } from '../registry/mirrors.ts';
import { type OpenForm, toBoxAnswers } from '../registry.ts';
import { parseFormDate } from '../values/calendar-date.ts';
import { date } from '../values/date.ts';
import type { FormMirror } from './form-mirror.ts';
import type { Mirror } from './mirror-entry.ts';
import { toEntry } from './to-entry.ts';

interface MirrorInput {
  /** What was told before, as it was read. */
  readonly paper: PaperForm;
  /** Of the edition that is filled. */
  readonly catalogue: Catalogue;
  readonly today: Date;
}

const nothing: Mirror = { signedOn: null, entries: [] };

const mirrorOf = <Form extends TargetForm>(form: Form): FormMirror<FormDataOf<Form>> =>
  (mirrors as { readonly [Name in TargetForm]?: FormMirror<FormDataOf<Name>> })[form] ?? {};

/** The day of a box, MM/DD/YYYY, where it was surely read. */
function readSignedOn(draft: FormDraft, fieldId: string): string | null {
  const source = draft.text(fieldId);
  const context = { today: draft.today, mayBeAhead: false, paperIsDayFirst: draft.isDayFirst };
  if (source === null || toConfidence(source.reading.score) === 'low') return null;
  return date.parse(source.text, context)?.value ?? null;
}

/**
 * What the paper told before beside what would stand on the form now: every answer of the form that the paper touches,
 * answered or not. Values are compared as what they mean, never as they are written. Nothing is decided and nothing is
 * advised. Empty for a paper that the form cannot be held against. Pure.
 */
export function buildMirror<Form extends TargetForm>(input: OpenForm<Form> & MirrorInput): Mirror {
  const { form, data, paper, catalogue, today } = input;
  const own = mirrorOf<Form>(form)[paper.form];
  if (!own) return nothing;
  const draft = new FormDraft(paper, today);
  const signedOn = readSignedOn(draft, own.signedAt);
  const signed = signedOn === null ? null : parseFormDate(signedOn);
  const findings = own.find({ data, answers: toBoxAnswers<Form>(input), draft, signed, today });
  const entries = listGuideItems(catalogue).flatMap(({ key, fields }) =>
    findings
      .filter(({ box }) => fields.some(({ id }) => id === box))
      .flatMap((finding) => toEntry(draft, finding, key) ?? []),
  );
  return { signedOn, entries };
}
