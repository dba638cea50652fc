import 'i18next';
import type { texts as account } from './en/account.ts';
import type { texts as download } from './en/download.ts';
import type { texts as facts } from './en/facts.ts';
import type { texts as fields } from './en/fields.ts';
import type { texts as frame } from './en/frame.ts';
import type { texts as landing } from './en/landing.ts';
import type { texts as review } from './en/review.ts';
import type { texts as wizard } from './en/wizard.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: {
      account: typeof account;
      frame: typeof frame;
      landing: typeof landing;
      wizard: typeof wizard;
      review: typeof review;
      facts: typeof facts;
      fields: typeof fields;
      download: typeof download;
    };
  }
}
