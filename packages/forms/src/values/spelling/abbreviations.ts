const shortest = 4;
const long =
  /^(?:assn|assoc|blvd|bros|cong|corp|dept|elec|elem|gral|govt|inst|intl|mech|natl|prep|prof|prov|rest|serv|tech|univ)$/i;

/** Whether a full stop after a word, before more words, is its own: after whole words there it is a misread comma. */
export const mayBeAbbreviation = (word: string): boolean => word.length < shortest || long.test(word);
