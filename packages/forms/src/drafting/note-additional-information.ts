import { isEntryText } from '../filling/entry-id.ts';
import type { FormTraits } from '../traits/form-traits.ts';
import type { FormDraft } from './form-draft.ts';

/**
 * Nobody can tell which answers the text in the additional-information entries belongs to: the person is told, and no
 * value is taken from it.
 */
export function noteAdditionalInformation(
  draft: FormDraft,
  { additionalPart }: Pick<FormTraits, 'additionalPart'>,
): void {
  const part = `Part ${additionalPart}`;
  const texts = [...draft.paper.fields.keys()].filter((id) => isEntryText(id, additionalPart));
  if (draft.hasContent(texts))
    draft.note(
      'additional_information',
      `${part} has writing that is not carried over: check it against each list`,
      { code: 'additional-information-not-carried', part },
    );
}
