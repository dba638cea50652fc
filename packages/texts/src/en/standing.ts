export const texts = {
  accepted: 'Edition {{edition}}: reported as accepted',
  'not-accepted': 'Edition {{edition}}: reported as no longer accepted',
  unknown: 'Edition {{edition}}: check it before you file',
  sources: 'Where we have this from',
  source: '{{name}}, read on {{day}}',
  compare: 'Compare on {{page}} (opens a new tab)',
} as const;
