// Written by `npm run forms:build` from the folders of the forms.

import { i485Answers } from '../i485/answers/index.ts';
import { i765Answers } from '../i765/answers/index.ts';

export const answers = {
  'I-485': i485Answers,
  'I-765': i765Answers,
};
