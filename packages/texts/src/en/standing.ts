import type { StandingCode } from '@puente/forms/standing';

export const texts = {
  'title-accepted': 'Edition {{edition}}: reported as accepted',
  'title-not-accepted': 'Edition {{edition}}: reported as no longer accepted',
  'title-was-not-accepted': 'Edition {{edition}}: was reported as no longer accepted',
  'title-unknown': 'Edition {{edition}}: check it before you file',
  practice: 'For practice, not for filing: edition {{edition}} is reported as no longer accepted.',
  'practice-was': 'For practice, not for filing: edition {{edition}} was reported as no longer accepted.',
  sources: 'Where we know this from',
  source: '{{name}}, read on {{day}}',
  compare: 'Compare on {{page}} (opens a new tab)',
  'never-heard': 'We do not know if USCIS accepts edition {{edition}}.',
  'no-longer-accepted':
    'It is reported that USCIS no longer accepts edition {{edition}}: since {{since}} it takes only the edition of {{instead}}, and sends older ones back.',
  'accepted-edition': 'It is reported that USCIS accepts edition {{edition}}.',
  'read-by-others': 'We know this from others, read on {{day}}, not from uscis.gov itself.',
  'read-on-uscis': 'We read this on {{page}} on {{day}}.',
  'not-looked-since':
    'We have not looked since {{day}}. Before you file, compare the edition date at the foot of the form with the one on {{page}}.',
  'was-no-longer-accepted':
    'On that day it was reported that USCIS had stopped taking edition {{edition}} and took only the edition of {{instead}}.',
  'compare-first':
    'Before you file, compare the edition date at the foot of the form with the one on {{page}}.',
  'source-named': '{{name}}',
  'source-alert-quoted': 'the alert on uscis.gov/i-485, as quoted in a public software project',
  'source-alert-quoted-again': 'the same alert, as quoted in another public software project',
  'newer-edition-stopped':
    'A newer edition, 09/15/26, had been announced; a court order of September 14, 2026 stopped it, and that can change.',
  'source-log-of-changes': 'a public log of changes on uscis.gov, quoting its page on the court order',
  'source-project-checking-editions': 'a public software project that checks editions',
} as const satisfies Record<StandingCode, string> & Record<string, string>;
