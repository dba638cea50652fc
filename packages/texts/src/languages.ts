/**
 * One line a language, each by its own name for people who do not read the other. One that is not complete is offered
 * to nobody.
 */
export const allLanguages = [
  { code: 'en', name: 'English', isComplete: true },
  { code: 'es', name: 'Español', isComplete: true },
] as const satisfies readonly { code: string; name: string; isComplete: boolean }[];

export type Language = (typeof allLanguages)[number]['code'];

/** English is the source and the fallback: official field labels are shown in it in every language. */
export const sourceLanguage: Language = 'en';

/** The languages that lack nothing: those a person can choose. */
export const languages = allLanguages.filter(({ isComplete }) => isComplete);

/** The language that a tag such as `es-GT` names, if it is one of those a person can choose. */
export const findLanguage = (tag: string): Language | undefined =>
  languages.find(({ code }) => code === tag.toLowerCase().split('-')[0])?.code;

/** The language the person chose, else the first of the browser's languages that we speak, else English. */
export const pickLanguage = (chosen: string | null, preferred: readonly string[]): Language =>
  [chosen ?? '', ...preferred].flatMap((tag) => findLanguage(tag) ?? [])[0] ?? sourceLanguage;
