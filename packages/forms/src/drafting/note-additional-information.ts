import type { FormDraft } from './form-draft.ts';

/** Text in the additional-information entries belongs to answers we cannot tell apart: the person is told, nothing is taken. */
export const noteAdditionalInformation = (
  draft: FormDraft,
  part: string,
  entries: readonly string[],
): void => {
  if (draft.hasContent(entries.map((entry) => `${entry}.text`)))
    draft.note(
      'additional_information',
      `${part} has writing that is not carried over: check it against each list`,
      { code: 'additional-information-not-carried', part },
    );
};
