/** Whether an entry that ended in this month or on this day lies outside the last five years. */
export const isOlderThanFiveYears = (end: string, today: Date = new Date()): boolean => {
  const [, month, day, year] = /^(\d{2})\/(?:(\d{2})\/)?(\d{4})$/.exec(end.trim()) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return false;
  // Day 0 of the next month is the last of this one.
  const ended = day
    ? Date.UTC(Number(year), Number(month) - 1, Number(day))
    : Date.UTC(Number(year), Number(month), 0);
  return ended < Date.UTC(today.getFullYear() - 5, today.getMonth(), today.getDate());
};
