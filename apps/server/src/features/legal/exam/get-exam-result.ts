import { type ExamResult, examResultSchema } from '@puente/contract';
import recorded from './exam-result.json' with { type: 'json' };

const result = examResultSchema.parse(recorded);

/** How the answers did when they were last examined; a test holds it against a new run. */
export const getExamResult = (): ExamResult => result;
