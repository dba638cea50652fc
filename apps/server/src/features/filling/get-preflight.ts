import type { Preflight } from '@puente/contract';
import type { OpenForm } from '@puente/forms';
import { runPreflight } from '@puente/forms/preflight';
import { toFormDay } from '@puente/forms/values';
import type { Context } from '../../context.ts';
import { type Authorized, type Document, findReading } from '../documents/index.ts';
import { type FormVersion, getCurrentForm } from '../form/index.ts';
import { notePreflight } from '../usage/index.ts';
import { toOwnBlankView } from './blanks/to-own-blank-view.ts';
import { openFilling } from './open-filling.ts';
import type { Filling } from './to-writes.ts';

interface CheckedForm {
  readonly form: FormVersion;
  readonly open: OpenForm;
  readonly filling: Filling;
  readonly preflight: Preflight;
}

/** The form as it stands now, with what would be printed and what to look at first. @throws AppError no_form_data */
export async function checkForm(
  context: Context,
  document: Authorized<Document, 'owner' | 'account-owner'>,
): Promise<CheckedForm> {
  const form = await getCurrentForm(context, document);
  const reading = await findReading(context, document);
  const { official, catalogue, own, open, filling, today } = await openFilling(context, document, form);
  const preflight = runPreflight({
    ...open,
    catalogue,
    evidence: form.evidence,
    filling,
    paper: reading?.paper ?? null,
    readOn: toFormDay(reading?.readAt ?? context.clock()),
    readerNotes: reading?.source.notes ?? [],
    today,
  });
  const ownBlank = own && toOwnBlankView(own);
  return { form, open, filling, preflight: { ...preflight, official, ownBlank, version: form.number } };
}

/**
 * What to look at before the form is filed, from the answers as they stand now. Nothing is filled for it, and of what it tells the first time the codes are kept, sealed.
 * @throws AppError no_form_data
 */
export async function getPreflight(
  context: Context,
  document: Authorized<Document, 'owner' | 'account-owner'>,
): Promise<Preflight> {
  const { preflight } = await checkForm(context, document);
  await notePreflight(context, document, preflight);
  return preflight;
}
