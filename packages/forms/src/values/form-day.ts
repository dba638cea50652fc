/**
 * Where a form's day begins and ends, for all: forms are filed in the United States, most of whose people live in this
 * zone. What the screen says of five years is then what the PDF says, whatever clocks browser and server go by.
 */
const formTimeZone = 'America/New_York';

const toFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
const formFormat = toFormat(formTimeZone);

/** The day by which forms are read, checked and filled, as midnight UTC of its date. */
export function toFormDay(now: Date, timeZone?: string): Date {
  const parts = (timeZone === undefined ? formFormat : toFormat(timeZone)).formatToParts(now);
  const get = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
  return new Date(Date.UTC(get('year'), get('month') - 1, get('day')));
}
