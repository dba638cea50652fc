const dayMs = 24 * 60 * 60_000;
const days = 30;

/** The last 30 days in UTC, today among them, the oldest first: `2026-11-23`. */
export const listLastDays = (now: Date): string[] =>
  Array.from({ length: days }, (_, index) =>
    new Date(now.getTime() - (days - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
