declare module 'text-readability' {
  /** Formulas on how hard an English text is to read. */
  interface Readability {
    /** School grade, by Flesch and Kincaid. */
    readonly fleschKincaidGrade: (text: string) => number;
    /** Words of three syllables or more that few children know. */
    readonly difficultWords: (text: string) => number;
    readonly lexiconCount: (text: string, withoutPunctuation: boolean) => number;
  }
  const readability: Readability;
  export = readability;
}
