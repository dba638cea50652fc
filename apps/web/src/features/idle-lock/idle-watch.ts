const minuteMs = 60_000;
const warnAfterMs = 25 * minuteMs;
const closeAfterMs = 30 * minuteMs;
/** How often use is told to the server, whose clock may lag behind ours by no more than this. */
const tellServerEveryMs = minuteMs;
const tellTabsEveryMs = 5_000;

/** `closing`: in so many minutes, unless the person says that they are there. */
export type IdleState =
  | { readonly kind: 'used' | 'closed' }
  | { readonly kind: 'closing'; readonly minutes: number };

interface Parts {
  /** By the clock on the wall, which goes on while the computer sleeps. */
  readonly now: () => number;
  readonly onChange: (state: IdleState) => void;
  readonly tellServer: () => void;
  readonly tellTabs: (usedAt: number) => void;
}

function toState(unusedMs: number): IdleState {
  if (unusedMs >= closeAfterMs) return { kind: 'closed' };
  if (unusedMs < warnAfterMs) return { kind: 'used' };
  return { kind: 'closing', minutes: Math.ceil((closeAfterMs - unusedMs) / minuteMs) };
}

const isSame = (one: IdleState, two: IdleState) => JSON.stringify(one) === JSON.stringify(two);

/** How long a page has gone unused. Use that comes after 30 minutes, as on a computer that wakes, finds it closed. */
export function createIdleWatch({ now, onChange, tellServer, tellTabs }: Parts) {
  let state: IdleState = { kind: 'used' };
  let usedAt = now();
  let serverToldAt = usedAt;
  let tabsToldAt = usedAt;

  const look = () => {
    if (state.kind === 'closed') return;
    const next = toState(now() - usedAt);
    if (!isSame(next, state)) {
      state = next;
      onChange(next);
    }
    if (state.kind === 'used' && usedAt > serverToldAt && now() - serverToldAt >= tellServerEveryMs) {
      serverToldAt = now();
      tellServer();
    }
  };
  const mark = (at: number) => {
    usedAt = Math.max(usedAt, at);
    look();
  };
  const announce = () => {
    tabsToldAt = now();
    tellTabs(usedAt);
  };
  announce();
  return {
    look,
    /** A touch, a key. Once the page asks whether somebody is there, it wants an answer. */
    use: () => {
      look();
      if (state.kind !== 'used') return;
      mark(now());
      if (usedAt - tabsToldAt >= tellTabsEveryMs) announce();
    },
    /** Somebody said that they are there. */
    stay: () => {
      look();
      if (state.kind === 'closed') return;
      mark(now());
      announce();
    },
    /** Another tab was used. */
    hear: (at: number) => {
      look();
      if (state.kind !== 'closed') mark(Math.min(at, now()));
    },
  };
}

export type IdleWatch = ReturnType<typeof createIdleWatch>;
