const shortest = 4;
/** Of English, Spanish, Portuguese and French, in names of firms, schools and streets. */
const long = new Set([
  ...'admin admon asoc assn assoc bldg blvd bros cnel cong cons const coop corp'.split(' '),
  ...'depto dept dist dpto edif educ elec elem fund govt gral hnos inst intl'.split(' '),
  ...'mech mtra mtro munic natl ntra ntro pbro prep prof prov rest secr serv sist tech transp univ'.split(
    ' ',
  ),
]);

/** Whether a full stop after a word, before more words, is its own: after whole words there it is a misread comma. */
export const mayBeAbbreviation = (word: string): boolean =>
  word.length < shortest || long.has(word.toLowerCase());
