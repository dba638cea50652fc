// Written by `npm run forms:build` from the folders of the forms.

import { i485 } from '../i485/i485.ts';
import { i765 } from '../i765/i765.ts';

export const definitions = {
  'I-485': i485,
  'I-765': i765,
};
