import type { Place, PlacedText } from './filling-result.ts';
import { splitAtLine, toLines } from './wrap-text.ts';

/** The room of one additional-information entry. */
export interface EntryRoom {
  readonly lines: number;
  readonly width: number;
}

interface PlacedEntry extends Place {
  readonly rows: readonly string[];
}

interface Placement {
  /** One per entry used, in the order of the form's entries. */
  readonly entries: readonly PlacedEntry[];
  readonly left: readonly PlacedText[];
}

interface Group extends Place {
  readonly rows: readonly string[];
}

function toGroups(notes: readonly PlacedText[]): Group[] {
  const groups = new Map<string, Place & { rows: string[] }>();
  for (const { page, part, item, text } of notes) {
    const key = `${page}/${part}/${item}`;
    const group = groups.get(key) ?? { page, part, item, rows: [] };
    group.rows.push(text);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function takeRows(rows: readonly string[], room: EntryRoom): readonly [taken: string[], left: string[]] {
  const taken: string[] = [];
  let free = room.lines;
  for (const row of rows) {
    const lines = toLines(row, room.width).length;
    if (lines > free) break;
    taken.push(row);
    free -= lines;
  }
  if (taken.length > 0) return [taken, rows.slice(taken.length)];
  const [head, rest] = splitAtLine(rows[0] ?? '', room.width, room.lines);
  return [[head], [rest, ...rows.slice(1)]];
}

/**
 * Puts notes into the form's additional-information entries. An entry carries one page, part and item; a record
 * stays whole unless it is longer than a whole entry, and what is left over flows into a further entry with the
 * same label (I-485 Part 14, I-765 Part 6).
 */
export function placeNotes(notes: readonly PlacedText[], rooms: readonly EntryRoom[]): Placement {
  const entries: PlacedEntry[] = [];
  const left: PlacedText[] = [];
  for (const { page, part, item, rows } of toGroups(notes)) {
    let waiting = rows;
    while (waiting.length > 0) {
      const room = rooms[entries.length];
      if (!room) break;
      const [taken, rest] = takeRows(waiting, room);
      entries.push({ page, part, item, rows: taken });
      waiting = rest;
    }
    left.push(...waiting.map((text) => ({ page, part, item, text })));
  }
  return { entries, left };
}
