import type { PaperKind } from './kind.ts';
import { sure } from './normalised.ts';
import { dropSeparators } from './separators.ts';

/** Passport and travel document numbers: letters and digits, without spaces and hyphens, in capitals, at least one digit. */
export const documentNumber: PaperKind = {
  parse: (text) => {
    const characters = dropSeparators(
      text.replace(/^\s*(no|nr|num|number|passport)\b[.:#\s]*/i, ''),
    ).toUpperCase();
    return /^(?=.*\d)[A-Z0-9]{3,20}$/.test(characters) ? sure(characters) : null;
  },
};
