export type Language = 'en' | 'es';

/** English is the source and the fallback: official field labels are shown in it in every language. */
export const sourceLanguage: Language = 'en';

/** Each by its own name, for people who do not read the other. */
export const languages: readonly { readonly code: Language; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
];

const findLanguage = (tag: string): Language | undefined =>
  languages.find(({ code }) => code === tag.toLowerCase().split('-')[0])?.code;

/** The language the person chose, else the first of the browser's languages that we speak, else English. */
export const pickLanguage = (chosen: string | null, preferred: readonly string[]): Language =>
  [chosen ?? '', ...preferred].map(findLanguage).find((language) => language !== undefined) ?? sourceLanguage;
