const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  œ: 'oe',
};

/** Letters and digits alone, without accents and case: what is left of a value whatever its box allows. */
export const squash = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[ßøæłđıœ]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
