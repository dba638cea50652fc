import { isEntryText } from '../filling/entry-id.ts';
import type { FormTraits } from '../traits/form-traits.ts';
import type { FormDraft } from './form-draft.ts';

/** Text in the additional-information entries belongs to answers we cannot tell apart: the person is told, nothing is taken. */
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
