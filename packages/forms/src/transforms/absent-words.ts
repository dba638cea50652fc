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
export const isAbsentWord = (text: string): boolean => {
  const folded = foldText(text);
  return folded === '' || absent.has(folded);
};
