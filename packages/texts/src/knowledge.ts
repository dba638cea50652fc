export { openKnowledge, type PassageText } from './knowledge-texts.ts';
export type { QuestionWords } from './question-words.ts';
export { wordsOf } from './words-of.ts';
