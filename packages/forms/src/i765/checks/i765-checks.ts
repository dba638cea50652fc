import type { FormChecks } from '../../checks/form-checks.ts';
import { toCheckRules } from '../../checks/to-check-rules.ts';
import { type FormWarning, warn } from '../../checks/warning.ts';
import { listRequired } from '../../preflight/list-required.ts';
import { i765Sections } from '../answers/index.ts';
import { residenceItems } from '../answers/residence-items.ts';
import type { I765FormData } from '../data.ts';
import limits from '../editions/box-limits.json' with { type: 'json' };
import { parseCategory } from '../parse-category.ts';

function checkCategory({ eligibility_category }: I765FormData): FormWarning[] {
  const value = eligibility_category.trim();
  return value === '' || parseCategory(value)
    ? []
    : [warn('eligibility_category', 'category-format', { value })];
}

export const i765Checks = {
  ...toCheckRules(i765Sections, limits),
  required: [...listRequired(i765Sections), ...residenceItems],
  check: checkCategory,
  place: () => [],
} satisfies FormChecks<I765FormData>;
