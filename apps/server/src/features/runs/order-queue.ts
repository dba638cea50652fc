/** A document in the queue, or at work. */
export interface QueueEntry {
  readonly id: string;
  readonly owner: string;
  readonly queuedAt: Date;
  readonly isRunning: boolean;
}

interface Owner {
  readonly waiting: QueueEntry[];
  /** Of theirs at work now, or before the next of theirs is. */
  atWork: number;
  lastTurn: number;
}

/**
 * What waits, in the order it will be begun as things stand: owners take turns, whoever has least at work first, then
 * whoever was served longest ago. Many files of one owner hold up nobody else.
 */
export function orderQueue(
  entries: readonly QueueEntry[],
  lastTurnOf: (owner: string) => number,
): readonly QueueEntry[] {
  const owners = toOwners(entries, lastTurnOf);
  let turn = Number.MAX_SAFE_INTEGER - entries.length;
  const ordered: QueueEntry[] = [];
  for (let next = chooseOwner(owners); next; next = chooseOwner(owners)) {
    const entry = next.waiting.shift();
    if (entry) ordered.push(entry);
    next.atWork += 1;
    next.lastTurn = turn++;
  }
  return ordered;
}

/** What is begun next; null while everybody who waits has `maxOfOne` at work already. */
export function chooseNext(
  entries: readonly QueueEntry[],
  lastTurnOf: (owner: string) => number,
  maxOfOne: number,
): QueueEntry | null {
  const [next] = orderQueue(entries, lastTurnOf);
  const atWork = entries.filter(({ owner, isRunning }) => isRunning && owner === next?.owner).length;
  return next && atWork < maxOfOne ? next : null;
}

function toOwners(entries: readonly QueueEntry[], lastTurnOf: (owner: string) => number): Owner[] {
  const owners = new Map<string, Owner>();
  for (const entry of entries.toSorted((one, two) => one.queuedAt.getTime() - two.queuedAt.getTime())) {
    const owner = owners.get(entry.owner) ?? { waiting: [], atWork: 0, lastTurn: lastTurnOf(entry.owner) };
    owners.set(entry.owner, owner);
    if (entry.isRunning) owner.atWork += 1;
    else owner.waiting.push(entry);
  }
  return [...owners.values()];
}

function chooseOwner(owners: readonly Owner[]): Owner | undefined {
  const isBefore = (one: Owner, two: Owner) =>
    (one.atWork - two.atWork || one.lastTurn - two.lastTurn || firstAt(one) - firstAt(two)) < 0;
  return owners
    .filter(({ waiting }) => waiting.length > 0)
    .reduce<Owner | undefined>((best, owner) => (best && !isBefore(owner, best) ? best : owner), undefined);
}

const firstAt = ({ waiting }: Owner) => waiting[0]?.queuedAt.getTime() ?? 0;
