import type { Config } from '../../config.ts';
import { toOwnUrl } from '../../platform/http/to-own-url.ts';
import { sayInEach } from '../../platform/mail/say-in-each.ts';
import { speak } from '../../platform/speak.ts';

/** For an address that has no account. */
export function toCodeMail(digits: string) {
  const code = `${digits.slice(0, 4)} ${digits.slice(4)}`;
  return sayInEach((language) => {
    const say = speak(language);
    return { subject: say('mail:code.subject'), text: say('mail:code.text', { code }) };
  });
}

/** For an address that has an account: only its owner is told. */
export function toTakenMail(config: Config) {
  const url = toOwnUrl(config, '/app/documents').href;
  return sayInEach((language) => {
    const say = speak(language);
    return { subject: say('mail:taken.subject'), text: say('mail:taken.text', { url }) };
  });
}
