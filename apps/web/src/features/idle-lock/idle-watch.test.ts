import { expect, it } from 'vitest';
import { createIdleWatch, type IdleState, type IdleWatch } from './idle-watch.ts';

const minuteMs = 60_000;

/** Tabs of one browser, which look at the clock every second. */
function stage(count = 1) {
  let at = 1_800_000_000_000;
  const watches: IdleWatch[] = [];
  const seen: IdleState[][] = [];
  const told: number[] = [];
  for (let tab = 0; tab < count; tab += 1) {
    const states: IdleState[] = [];
    seen.push(states);
    watches.push(
      createIdleWatch({
        now: () => at,
        onChange: (state) => states.push(state),
        tellServer: () => told.push(tab),
        tellTabs: (usedAt) => {
          for (const other of watches) if (other !== watches[tab]) other.hear(usedAt);
        },
      }),
    );
  }
  return {
    tab: (index = 0) => watches[index] as IdleWatch,
    last: (index = 0) => seen[index]?.at(-1) ?? { kind: 'used' },
    seen,
    told,
    pass: (ms: number) => {
      for (const end = at + ms; at < end; ) {
        at += 1000;
        for (const watch of watches) watch.look();
      }
    },
    sleep: (ms: number) => {
      at += ms;
    },
  };
}

it('asks after 25 minutes, counts the minutes down and closes after 30', () => {
  const { pass, last, seen } = stage();
  pass(25 * minuteMs - 1000);
  expect(last()).toEqual({ kind: 'used' });
  pass(1000);
  expect(last()).toEqual({ kind: 'closing', minutes: 5 });
  pass(5 * minuteMs);
  const minutes = [5, 4, 3, 2, 1].map((left) => ({ kind: 'closing', minutes: left }));
  expect(seen[0]).toEqual([...minutes, { kind: 'closed' }]);
});

it('begins anew with each use, but wants an answer once it has asked', () => {
  const { tab, pass, last } = stage();
  pass(24 * minuteMs);
  tab().use();
  pass(24 * minuteMs);
  expect(last()).toEqual({ kind: 'used' });
  pass(minuteMs);
  tab().use();
  expect(last()).toEqual({ kind: 'closing', minutes: 5 });
  tab().stay();
  expect(last()).toEqual({ kind: 'used' });
  pass(25 * minuteMs);
  expect(last()).toEqual({ kind: 'closing', minutes: 5 });
});

it('is closed for whoever touches it first after a computer slept', () => {
  for (const touch of ['use', 'stay', 'look'] as const) {
    const { tab, sleep, last } = stage();
    sleep(31 * minuteMs);
    tab()[touch]();
    expect(last()).toEqual({ kind: 'closed' });
    tab().stay();
    tab().hear(Number.MAX_SAFE_INTEGER);
    expect(last()).toEqual({ kind: 'closed' });
  }
});

it('tells the server of use, once a minute and never without', () => {
  const { tab, pass, told } = stage();
  for (let second = 0; second < 180; second += 1) {
    tab().use();
    pass(1000);
  }
  expect(told).toHaveLength(3);
  pass(2 * minuteMs);
  const after = told.length;
  pass(30 * minuteMs);
  expect(told).toHaveLength(after);
});

it('takes use in one tab for use in all, and an answer too', () => {
  const { tab, pass, last } = stage(2);
  pass(20 * minuteMs);
  tab(1).use();
  pass(20 * minuteMs);
  expect(last(0)).toEqual({ kind: 'used' });
  pass(6 * minuteMs);
  expect([last(0).kind, last(1).kind]).toEqual(['closing', 'closing']);
  tab(1).stay();
  expect([last(0), last(1)]).toEqual([{ kind: 'used' }, { kind: 'used' }]);
});
