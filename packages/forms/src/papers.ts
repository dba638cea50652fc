import type { SourceForm } from './catalogue.ts';
import { i485Paper } from './i485/paper.ts';
import { i589Paper } from './i589/paper.ts';
import { i765Paper } from './i765/paper.ts';
import type { Paper } from './paper.ts';

const papers: Readonly<Record<SourceForm, Paper>> = {
  'I-589': i589Paper,
  'I-485': i485Paper,
  'I-765': i765Paper,
};

export const paperOf = (form: SourceForm): Paper => papers[form];
