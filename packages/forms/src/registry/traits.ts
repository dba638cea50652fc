// Written by `npm run forms:build` from the folders of the forms.

import { i485Traits } from '../i485/traits.ts';
import { i765Traits } from '../i765/traits.ts';

export const traits = {
  'I-485': i485Traits,
  'I-765': i765Traits,
};
