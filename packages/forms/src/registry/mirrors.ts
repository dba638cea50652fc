// Written by `npm run forms:build` from the folders of the forms.

import { i485Mirror } from '../i485/mirror/index.ts';

export const mirrors = {
  'I-485': i485Mirror,
};
