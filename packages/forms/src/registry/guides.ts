// Written by `npm run forms:build` from the folders of the forms.

import { i485Guide } from '../i485/guide/index.ts';
import { i765Guide } from '../i765/guide/index.ts';

export const guides = {
  'I-485': i485Guide,
  'I-765': i765Guide,
};
