import { type TargetForm, targetForms } from '@puente/contract';
import { definitionOf } from '@puente/forms';
import { type GuideTexts, type Language, openGuideTexts } from '@puente/texts';
import { speak } from '../../platform/speak.ts';
import type { Telling } from './telling.ts';

const textsOf = Object.fromEntries(
  await Promise.all(
    targetForms.map(async (form) => [form, await openGuideTexts(definitionOf(form).key)] as const),
  ),
) as Record<TargetForm, (language: Language) => GuideTexts>;

/** How to tell items of a form in one language. */
export const openTelling = (form: TargetForm, language: Language): Telling => ({
  form,
  say: speak(language),
  texts: textsOf[form](language),
});
