// Written by `npm run forms:build` from the folders of the forms.

import { i485Paper } from '../i485/paper.ts';
import { i589Paper } from '../i589/paper.ts';
import { i765Paper } from '../i765/paper.ts';

export const papers = {
  'I-589': i589Paper,
  'I-485': i485Paper,
  'I-765': i765Paper,
};
