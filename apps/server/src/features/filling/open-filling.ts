import { type OpenForm, openForm } from '@puente/forms';
import { toFormDay } from '@puente/forms/values';
import type { Context } from '../../context.ts';
import type { Document } from '../documents/index.ts';
import type { FormVersion } from '../form/index.ts';
import { type DescribedBlank, describeBlank } from './blanks/blanks.ts';
import { type Filling, toWrites } from './to-writes.ts';

export interface OpenFilling extends DescribedBlank {
  readonly open: OpenForm;
  /** What would be printed. */
  readonly filling: Filling;
  readonly today: Date;
}

/** A version of the form as it would be printed today. Nothing is filled or stored for it. */
export async function openFilling(
  context: Context,
  document: Document,
  form: FormVersion,
): Promise<OpenFilling> {
  const blank = await describeBlank(context, document);
  const today = toFormDay(context.clock());
  const open = openForm(document.formType, form.data);
  return { ...blank, open, filling: toWrites(open, { catalogue: blank.catalogue, today }), today };
}
