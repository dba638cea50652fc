import type { Kind } from './kind.ts';
import { defineNumber } from './number-kind.ts';
import { hyphens } from './separators.ts';
import { isZipOfState } from './zip-ranges.ts';

const pattern = new RegExp(String.raw`^(\d{5})(?:[\s${hyphens}]*\d{4})?$`);

/** The box holds five digits, a leading zero kept; the four after the hyphen are left out. */
const toFiveDigits = (text: string): string | null => pattern.exec(text.trim())?.[1] ?? null;

const five = defineNumber({ read: toFiveDigits, whyNot: () => 'zip-format' as const });

/** A ZIP code. `state`: the code of the state beside it, where that is known; one in another state is a problem too. */
export const zip = {
  ...five,
  problem: (typed: string, state?: string | null): 'zip-format' | 'zip-state-mismatch' | null => {
    const boxed = five.toBox(typed);
    if ('problem' in boxed) return boxed.problem;
    return state && !isZipOfState(boxed.text, state) ? 'zip-state-mismatch' : null;
  },
} satisfies Kind<'zip-format' | 'zip-state-mismatch', [], [state?: string | null]>;
