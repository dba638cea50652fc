import type { NoteCode } from '@puente/contract';
import { texts as reasons } from './reasons.ts';

/** What there is to say of the paper as a whole, and of what waits for an answer. */
export const texts = {
  'paper-is-other-form':
    'Your file is a Form {{paper}}, not an I-589. We copied its answers into Form {{form}}. If you meant to use another file, go back and upload it.',
  'paper-is-empty':
    'We found a Form {{paper}} in your file, but nothing written on it. If you meant to use another file, go back and upload it.',
  'story-not-carried':
    'We did not copy Parts B and C of your I-589 (your reasons for asylum). The government may compare them with this form. Have your I-589 beside you when you answer by hand.',
  'additional-information-not-carried':
    'There is writing in {{part}} of your form. We did not copy it, because we cannot tell which answer it belongs to. Compare it with each list of your answers.',
  'marriage-told-two-ways':
    'Your form says in one place that you are married and in another that you are not. Check your marital status.',
  'spouse-though-not-married':
    'Your form names a spouse but does not say that you are married. Check your marital status and the spouse.',
  'separation-has-no-box':
    'Your form says that you are separated. Form I-765 has no box for that, so we left the answer empty.',
  'annulment-is-asked':
    'Your form says that a marriage was annulled. We left your marital status empty: please choose it yourself.',
  'other-names-unreadable':
    'There is writing where your form asks for other names, but we could not read it. Type those names in the list of other names.',
  'dates-day-first':
    'Some dates on your form have the day before the month. We put the month first. Check every date.',
  'pages-missing':
    'These pages of the form were not found in your file: {{pages}}. What is on them was not read. If you have them, look at your paper and type the answers.',
  'pages-unread':
    'We could not read these pages of your file: {{pages}}. Their answers are empty here. Look at your paper and type them.',
  'pages-read-by-labels':
    'These pages of your file do not look like the form we know: {{pages}}. We found their answers by the words printed beside them. Compare each one with your paper.',
  'edition-unknown':
    'Your file looks like an edition of Form {{paper}} that we do not know. We know these: {{editions}}. We found its answers by the words printed beside them. Compare each one with your paper.',
  'edition-uncertain':
    'We are not sure which edition of the form your file is. Check every answer with care.',
  'boxes-not-read':
    'Your file looks like Form {{paper}}, edition {{edition}}, which is new to us. We were not sure which box is which in these places of it, so we did not read them: {{pages}}. Look at your paper and type the answers.',
  'nothing-read': 'We found no form in your file. Every answer here was typed in.',
  'paper-is-of-its-day':
    'Your I-589 shows how things were on the day it was signed. Your addresses, jobs, marriage, children, passport and status may have changed since then. Check if they are still true.',
  'name-in-one-line': reasons['name-in-one-line'],
  'spouse-not-current': reasons['spouse-not-current'],
  'spouse-status-open': reasons['spouse-status-open'],
  'page-of-form': '{{page}} (page {{formPage}} of the form)',
  'items-of-page': 'page {{page}} ({{items}})',
  'boxes-of-page': 'page {{page}}',
} as const satisfies Record<NoteCode | 'page-of-form' | 'items-of-page' | 'boxes-of-page', string>;
