import type { SourceForm } from './catalogue.ts';
import type { Paper } from './paper.ts';
import { papers } from './registry/papers.ts';

export const paperOf = (form: SourceForm): Paper => papers[form];
