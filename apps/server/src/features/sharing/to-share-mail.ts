import { type Language, toLocales } from '@puente/texts';
import { speak } from '../../platform/speak.ts';

/** 'November 22, 2026 at 10:30 PM EST'. @throws RangeError for a zone that does not exist */
function toMoment(moment: Date, language: Language, timeZone: string): string {
  const format = {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const;
  return new Intl.DateTimeFormat(toLocales(language), { ...format, timeZoneName: 'short', timeZone }).format(
    moment,
  );
}

/** Names neither the applicant nor anything of the form: mail is read on the way. @throws RangeError for no time zone */
export function toShareMail(
  { url, expiresAt, ...link }: { url: string; expiresAt: Date; oneBrowser: boolean },
  { language, timeZone }: { language: Language; timeZone: string },
): { subject: string; text: string } {
  const say = speak(language);
  const end = toMoment(expiresAt, language, timeZone);
  const oneBrowser = link.oneBrowser ? say('mail:share.oneBrowser') : '';
  return { subject: say('mail:share.subject'), text: say('mail:share.text', { url, end, oneBrowser }) };
}
