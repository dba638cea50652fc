import { toFormDay } from '@puente/forms/values';
import { formatDay, type Language } from '@puente/texts';
import type { Services } from '../../context.ts';
import { speak } from '../../platform/speak.ts';
import { printBlock } from './prepare-printouts.ts';
import { toChecklist } from './to-checklist.ts';

/** The checklist for everybody, drawn once a day and language: it holds nothing of anybody, and its lines grow old by days. */
export function openChecklist(services: Services): (language: Language) => Promise<Buffer> {
  const drawn = new Map<Language, { readonly day: string; readonly pdf: Promise<Buffer> }>();
  const draw = (language: Language, today: Date) =>
    services.pdf.drawTextDocument({
      title: speak(language)('print:checklist.title'),
      language,
      footer: speak(language)('print:checklist.footer', { day: formatDay(today.toISOString(), language) }),
      blocks: toChecklist(language, today).map(printBlock),
    });
  return async (language) => {
    const today = toFormDay(services.clock());
    const day = today.toISOString();
    const kept = drawn.get(language);
    if (kept?.day === day) return kept.pdf;
    const pdf = draw(language, today);
    drawn.set(language, { day, pdf });
    pdf.catch(() => drawn.delete(language));
    return pdf;
  };
}
