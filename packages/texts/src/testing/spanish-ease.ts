const strong = /[aeoáéóíú]/g;

/** Syllables of a Spanish word: each strong vowel makes one, weak ones beside it do not. */
function countSyllables(word: string): number {
  const heard = word
    .toLowerCase()
    .replaceAll('qu', 'k')
    .replaceAll(/gu(?=[eéií])/g, 'g');
  const groups = heard.match(/[aeiouáéíóúüy]+/g) ?? [];
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + Math.max(1, group.match(strong)?.length ?? 0), 0),
  );
}

/**
 * How easily a Spanish text is read, 0 to 100, by the formula of Szigriszt-Pazos (1993): 206.835 less 62.3 syllables a word
 * less words a phrase. 55 to 65 is normal, above it is easy.
 */
export function spanishEase(text: string): number {
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  const phrases = Math.max(1, (text.match(/[.!?:;]+(\s|$)/g) ?? []).length);
  const syllables = words.reduce((sum, word) => sum + (/^\d+$/.test(word) ? 1 : countSyllables(word)), 0);
  return 206.835 - (62.3 * syllables) / words.length - words.length / phrases;
}
