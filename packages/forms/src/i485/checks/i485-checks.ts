import { checkNames } from '../../checks/check-names.ts';
import type { FormChecks } from '../../checks/form-checks.ts';
import { toCheckRules } from '../../checks/to-check-rules.ts';
import { listRequired } from '../../preflight/list-required.ts';
import { addressItems } from '../answers/address-items.ts';
import { historyItems } from '../answers/history-items.ts';
import { i485Sections } from '../answers/index.ts';
import { marriageItems } from '../answers/marriage-items.ts';
import type { I485FormData } from '../data.ts';
import limits from '../editions/box-limits.json' with { type: 'json' };
import { checkDays } from './check-days.ts';
import { checkHistories } from './check-histories.ts';
import { checkPassport } from './check-passport.ts';
import { listPlacements } from './list-placements.ts';

export const i485Checks = {
  ...toCheckRules(i485Sections, limits),
  required: [...listRequired(i485Sections), ...addressItems, ...historyItems, ...marriageItems],
  check: (data, today) => [
    ...checkHistories(data, today),
    ...checkNames(data),
    ...checkDays(data, today),
    ...checkPassport(data),
  ],
  place: listPlacements,
} satisfies FormChecks<I485FormData>;
