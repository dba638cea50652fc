// Written by `npm run forms:build` from the folders of the forms.

import { isNeverFilledI485 } from '../i485/filling/never-filled.ts';
import { isNeverFilledI765 } from '../i765/filling/never-filled.ts';

export const neverFilled = {
  'I-485': isNeverFilledI485,
  'I-765': isNeverFilledI765,
};
