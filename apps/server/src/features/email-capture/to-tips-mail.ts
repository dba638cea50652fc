import type { Language } from '@puente/texts';
import type { Config } from '../../config.ts';
import { toOwnUrl } from '../../platform/http/to-own-url.ts';
import { speak } from '../../platform/speak.ts';

interface TipsMail {
  readonly language: Language;
  /** Null: the address was confirmed before. */
  readonly confirmToken: string | null;
  readonly unsubscribeToken: string;
  readonly withChecklist: boolean;
}

/**
 * A mail with a way out of all mail of its kind: for people in its text, for their mail programs in its headers (RFC
 * 8058). It repeats nothing that was typed, names neither, so that nobody can have a stranger's words mailed from here.
 */
export function toTipsMail(
  config: Config,
  { language, confirmToken, unsubscribeToken, withChecklist }: TipsMail,
) {
  const say = speak(language);
  const urlOf = (path: string) => toOwnUrl(config, path).href;
  const checklist = urlOf(`/api/checklist?lang=${language}`);
  const parts = [
    ...(confirmToken ? [say('mail:tips.confirm', { url: urlOf(`/confirm-email/${confirmToken}`) })] : []),
    ...(withChecklist ? [say('mail:tips.checklist', { url: checklist })] : []),
    say('mail:tips.unsubscribe', { url: urlOf(`/unsubscribe/${unsubscribeToken}`) }),
  ];
  return {
    subject: say(confirmToken ? 'mail:tips.confirmSubject' : 'mail:tips.checklistSubject'),
    text: parts.join('\n'),
    headers: {
      'List-Unsubscribe': `<${urlOf(`/api/unsubscribe/${unsubscribeToken}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
