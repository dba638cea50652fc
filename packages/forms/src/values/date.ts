import { parseFormDate } from './calendar-date.ts';
import type { Kind } from './kind.ts';
import { type DateContext, parsePaperDate } from './paper-date.ts';
import { type DateProblem, type DateQuestion, findDateProblem, toSlashedDate } from './typed-date.ts';

/**
 * A day, MM/DD/YYYY. What is no date goes to its box as typed. A month or a year alone is no answer where the form asks
 * for a day (T-MOYR).
 */
export const date: Kind<DateProblem, [context: DateContext], [question: DateQuestion]> = {
  parse: parsePaperDate,
  toBox: (typed) => {
    const text = toSlashedDate(typed);
    return /^(\d{1,2}\/)?\d{4}$/.test(text) ? { problem: 'day-missing' } : { text };
  },
  problem: (typed, question) =>
    parseFormDate(typed)?.day === null ? 'date-format' : findDateProblem(typed, question),
};
