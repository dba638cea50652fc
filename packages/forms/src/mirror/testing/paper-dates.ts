/** Year, month from 1, day. */
export type Day = readonly [year: number, month: number, day: number];

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const pad = (value: number): string => String(value).padStart(2, '0');

export const toTyped = ([year, month, day]: Day): string => `${pad(month)}/${pad(day)}/${year}`;
export const toTypedMonth = ([year, month]: Day): string => `${pad(month)}/${year}`;

/** `by` months later, or earlier where it is negative. The day stays: all days of invented families are below 29. */
export function addMonths([year, month, day]: Day, by: number): Day {
  const count = year * 12 + month - 1 + by;
  return [Math.floor(count / 12), (count % 12) + 1, day];
}

/** Ways in which a family writes its dates on paper. */
export const dateStyles: ReadonlyArray<{
  readonly day: (day: Day) => string;
  readonly month: (day: Day) => string;
}> = [
  { day: toTyped, month: toTypedMonth },
  { day: ([y, m, d]) => `${m}/${d}/${y}`, month: ([y, m]) => `${m}/${y}` },
  { day: ([y, m, d]) => `${y}-${pad(m)}-${pad(d)}`, month: ([y, m]) => `${pad(m)}-${y}` },
  {
    day: ([y, m, d]) => `${d} ${months[m - 1]?.slice(0, 3)} ${y}`,
    month: ([y, m]) => `${months[m - 1]?.slice(0, 3)} ${y}`,
  },
  { day: ([y, m, d]) => `${months[m - 1]} ${d}, ${y}`, month: ([y, m]) => `${months[m - 1]} ${y}` },
  { day: ([y, m, d]) => `${pad(d)}.${pad(m)}.${y}`, month: toTypedMonth },
  { day: ([y, m, d]) => `${pad(m)}-${pad(d)}-${y}`, month: ([y, m]) => `${pad(m)}/${String(y).slice(2)}` },
];
