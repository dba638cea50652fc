import { type FormType, i485FormDataSchema, i765FormDataSchema, type Preflight } from '@puente/contract';
import { runPreflight } from '@puente/forms/preflight';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Authorized, type Document, findCurrentForm, findReading } from '../documents/index.ts';
import { describeBlanks } from './blanks.ts';
import { toWrites } from './to-writes.ts';

const toInput = (form: FormType, data: unknown) =>
  form === 'I-485'
    ? ({ form, data: i485FormDataSchema.parse(data) } as const)
    : ({ form, data: i765FormDataSchema.parse(data) } as const);

/**
 * What to look at before the form is filed, from the answers as they stand now. Nothing is filled or stored for it.
 * @throws AppError no_form_data
 */
export async function getPreflight(
  context: Context,
  document: Authorized<Document, 'owner' | 'account-owner'>,
): Promise<Preflight> {
  const form = await findCurrentForm(context, document, document.formType);
  if (!form) throw new AppError('no_form_data');
  const reading = await findReading(context, document);
  const { official, edition } = (await describeBlanks(context))[document.formType];
  const today = context.clock();
  const rest = {
    edition,
    evidence: form.evidence,
    filling: toWrites(document.formType, form.data, today),
    paper: reading?.paper ?? null,
    readerNotes: reading?.source.notes ?? [],
    today,
  };
  const input = toInput(document.formType, form.data);
  const preflight =
    input.form === 'I-485' ? runPreflight({ ...input, ...rest }) : runPreflight({ ...input, ...rest });
  return { ...preflight, official, version: form.number };
}
