import 'i18next';
import type { texts as account } from './en/account.ts';
import type { texts as attorney } from './en/attorney.ts';
import type { texts as download } from './en/download.ts';
import type { texts as email } from './en/email.ts';
import type { texts as erase } from './en/erase.ts';
import type { texts as facts } from './en/facts.ts';
import type { texts as fields } from './en/fields.ts';
import type { texts as frame } from './en/frame.ts';
import type { texts as idle } from './en/idle.ts';
import type { texts as landing } from './en/landing.ts';
import type { texts as options } from './en/options.ts';
import type { texts as outside } from './en/outside.ts';
import type { texts as photos } from './en/photos.ts';
import type { texts as received } from './en/received.ts';
import type { texts as review } from './en/review.ts';
import type { texts as share } from './en/share.ts';
import type { texts as standing } from './en/standing.ts';
import type { texts as wizard } from './en/wizard.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: {
      account: typeof account;
      attorney: typeof attorney;
      frame: typeof frame;
      idle: typeof idle;
      landing: typeof landing;
      wizard: typeof wizard;
      outside: typeof outside;
      photos: typeof photos;
      received: typeof received;
      review: typeof review;
      erase: typeof erase;
      facts: typeof facts;
      email: typeof email;
      fields: typeof fields;
      download: typeof download;
      options: typeof options;
      share: typeof share;
      standing: typeof standing;
    };
  }
}
