import { expect, it } from 'vitest';
import { formatEnd } from './format-moment.ts';

const moment = '2026-11-22T03:05:00.000Z';

it('tells the end of a link with its day and its time zone', () => {
  expect(formatEnd(moment, 'en', 'America/New_York')).toMatch(
    /^Saturday, November 21, 2026 at 10:05\sPM EST$/,
  );
  expect(formatEnd(moment, 'es', 'America/Los_Angeles')).toMatch(
    /^sábado, 21 de noviembre de 2026, 7:05\s?p\.\s?m\. GMT-8$|^sábado, 21 de noviembre de 2026(,| a las) 7:05\s?p\.\s?m\. PST$/,
  );
});
