import type { FieldGuide } from '@puente/contract';
import { toBoxAnswers } from '@puente/forms';
import { listCatalogues } from '@puente/forms/catalogues';
import { buildGuide } from '@puente/forms/guide';
import type { Language } from '@puente/texts';
import type { Context } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { openFilling } from '../filling/index.ts';
import { getCurrentForm } from '../form/index.ts';
import { openTelling } from './open-telling.ts';
import { toItemView } from './to-item-view.ts';

/** Every item of the form at hand as it stands now. @throws AppError no_form_data */
export async function getFieldGuide(
  context: Context,
  document: Authorized<Document, 'owner'>,
  language: Language,
): Promise<FieldGuide> {
  const form = await getCurrentForm(context, document);
  const { open, filling, catalogue, today } = await openFilling(context, document, form);
  const telling = openTelling(open.form, language);
  const answers = toBoxAnswers(open);
  const items = buildGuide({ ...open, catalogue, evidence: form.evidence, filling, today });
  const fieldGuide = items.map((item) => toItemView(telling, answers, item));
  const [written] = listCatalogues(open.form);
  return {
    success: true,
    form: open.form,
    edition: catalogue.edition,
    pages: catalogue.pageCount,
    writtenFor: written && written.edition !== catalogue.edition ? written.edition : null,
    version: form.number,
    fieldGuide,
    totalFields: fieldGuide.length,
    filledFields: fieldGuide.filter(({ value }) => value).length,
  };
}
