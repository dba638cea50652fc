import type { SourceForm } from '../catalogue.ts';
import { guides } from '../registry/guides.ts';
import type { FormGuide } from './form-guide.ts';

const byForm: Partial<Record<SourceForm, FormGuide>> = guides;

/** What a form adds to its catalogue for its guide. @throws Error for a form that is only read */
export function guideOf(form: SourceForm): FormGuide {
  const guide = byForm[form];
  if (!guide) throw new Error(`Form ${form} is read, and has no guide`);
  return guide;
}
