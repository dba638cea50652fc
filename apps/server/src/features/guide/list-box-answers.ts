import type { BoxAnswerView } from '@puente/contract';
import { buildGuide } from '@puente/forms/guide';
import type { Language } from '@puente/texts';
import type { Context } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { openFilling } from '../filling/index.ts';
import type { FormVersion } from '../form/index.ts';
import { openTelling } from './open-telling.ts';
import { toItemView } from './to-item-view.ts';

/** What was answered question by question in the guide, as it would be printed, in the order of the form. */
export async function listBoxAnswers(
  context: Context,
  document: Authorized<Document, 'owner' | 'reviewer'>,
  form: FormVersion,
  language: Language,
): Promise<BoxAnswerView[]> {
  const { open, filling, catalogue, today } = await openFilling(context, document, form);
  const telling = openTelling(open.form, language);
  return buildGuide({ ...open, catalogue, evidence: form.evidence, filling, today })
    .filter(({ boxes }) => boxes.some(({ answer }) => answer !== ''))
    .map((item) => {
      const { key, page, itemNumber, partNumber, questionText, value, said } = toItemView(telling, {}, item);
      return {
        key,
        page,
        itemNumber,
        partNumber,
        question: questionText,
        value: value ?? '',
        said: said?.text ?? '',
      };
    });
}
