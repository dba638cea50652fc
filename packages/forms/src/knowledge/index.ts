export { isPastDue } from '../dated.ts';
export { type ChecklistLine, type ChecklistPart, checklistLines, checklistParts } from './checklist.ts';
export { lasting, type Passage, type RedFlag, redFlags, type SentenceFacts } from './passage.ts';
export { getPassage, isPassageId, type PassageId, passageIds } from './passages.ts';
export { passagesOfForm } from './passages-of-form.ts';
export { getSource, type Source } from './sources.ts';
