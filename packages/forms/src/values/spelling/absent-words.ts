import { foldText } from './fold-text.ts';

const absent = new Set([
  ...'na none nil null unknown unk same idem ditto tbd'.split(' '),
  ...'ninguno ninguna desconocido desconocida igual'.split(' '),
  ...'neant aucun aucune inconnu inconnue okenn nenhum nenhuma desconhecido'.split(' '),
  ...['n a', 'n a n a', 'not applicable', 'does not apply', 'not known', 'none known', 'not available'],
  ...['same as above', 'same as residence', 'same as physical', 'same address', 'same address as above'],
  ...['see above', 'applied for', 'not issued', 'never issued', 'i do not know', 'do not know'],
  ...[
    'no aplica',
    'no tiene',
    'no hay',
    'no se',
    'lo mismo',
    'el mismo',
    'sans objet',
    'pa gen',
    'nao aplicavel',
  ],
]);

/** Words that stand on the paper to say that there is no value: `N/A`, `None`, `Same`, a dash, `ninguno`. */
export function isAbsentWord(text: string): boolean {
  const folded = foldText(text);
  return folded === '' || absent.has(folded);
}

/**
 * `N/A` as it comes out of a picture when its slash is read for another sign, or its N for another letter, or two, of upright and
 * slanted strokes: `N|A`, `N1A`, `N\\A`, `V/A`, `NV/A`.
 */
export const isMisreadAbsentWord = (text: string): boolean =>
  /^(?:n\s*(?:[|\\1l!/.,]\s*a|[|\\!/]\s*4)|(?:[vwmhu]|[nil][vwmhu])\s*[|\\/]\s*a)\.?$/i.test(text.trim());

/** `N/A` of which a letter was lost beside its slash; in a box for a state `/A` may be `IA` too. */
export const isTornAbsentWord = (text: string): boolean => /^(?:[\\/]\s*a|n\s*[\\/])\.?$/i.test(text.trim());

/** `N/A` with its slash read for a capital letter, which a short name may be too. */
export const isPerhapsMisreadAbsentWord = (text: string): boolean => /^N[IJ]A\.?$/.test(text.trim());
