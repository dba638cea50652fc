import type { PaperKind } from './kind.ts';
import { sure } from './normalised.ts';
import { tidyText } from './spelling/fold-text.ts';

/** T-NAME: one part of a name as on paper, accents kept. Null when there is not a single letter in it. */
export const namePart: PaperKind = {
  parse: (text) => {
    const name = tidyText(text).replace(/^[.\-_*'"]+ ?| ?[._*"]+$/g, '');
    return /\p{L}/u.test(name) ? sure(name) : null;
  },
};
