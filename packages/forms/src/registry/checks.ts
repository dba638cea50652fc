// Written by `npm run forms:build` from the folders of the forms.

import { i485Checks } from '../i485/checks/i485-checks.ts';
import { i765Checks } from '../i765/checks/i765-checks.ts';

export const checks = {
  'I-485': i485Checks,
  'I-765': i765Checks,
};
