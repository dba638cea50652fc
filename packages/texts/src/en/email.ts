export const texts = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  send: 'Send',
  sending: 'Sending…',
  thanks: 'Thank you! We saved your email address.',
  failed: 'Failed to subscribe',
  kept: 'We keep your address encrypted. It is also kept on this device, so that we do not ask you again.',
  gate: {
    title: 'Before you go on: your email',
    lead: 'If you like, leave an email address. The people who run this site can then send you tips about your form. You do not need to: your form works without it.',
    skip: 'Skip for now',
  },
} as const;
