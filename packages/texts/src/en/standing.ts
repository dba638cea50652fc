import type { StandingCode } from '@puente/forms/standing';

export const texts = {
  accepted: 'Edition {{edition}}: reported as accepted',
  'not-accepted': 'Edition {{edition}}: reported as no longer accepted',
  unknown: 'Edition {{edition}}: check it before you file',
  sources: 'Where we have this from',
  source: '{{name}}, read on {{day}}',
  compare: 'Compare on {{page}} (opens a new tab)',
  'never-heard': 'We know nothing about whether USCIS accepts edition {{edition}}.',
  'no-longer-accepted':
    'It is reported that USCIS no longer accepts edition {{edition}}: since {{since}} it takes only the edition of {{instead}}, and sends older ones back.',
  'accepted-edition': 'It is reported that USCIS accepts edition {{edition}}.',
  'read-by-others': 'We have this from others, read on {{day}}, not from uscis.gov itself.',
  'read-long-ago':
    'That was last read on {{day}}, more than {{days}} days ago, and not on uscis.gov itself: it may have changed.',
  'compare-first':
    'Before you file, compare the edition date at the foot of the form with the one on {{page}}.',
  'source-alert-quoted': 'the alert on uscis.gov/i-485, as quoted in a public software project',
  'source-alert-quoted-again': 'the same alert, as quoted in another public software project',
  'newer-edition-stopped':
    'A newer edition, 09/15/26, had been announced; a court order of September 14, 2026 stopped it, and that can change.',
  'source-log-of-changes': 'a public log of changes on uscis.gov, quoting its page on the court order',
  'source-project-checking-editions': 'a public software project that checks editions',
} as const satisfies Record<StandingCode, string> & Record<string, string>;
