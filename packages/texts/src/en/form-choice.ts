export const texts = {
  title: 'Select Form',
  lead: 'Which form do you want to fill in?',
  file: 'Your file: {{file}}',
  i485: {
    subtitle: 'Application for Permanent Residency',
    badge: 'Most Popular',
    features: [
      'Biographic extraction',
      'Family details',
      'Employment history',
      'Address history',
      'Immigration background',
      '24-page form',
    ],
  },
  i765: {
    subtitle: 'Application for Employment Authorization',
    badge: 'New!',
    features: [
      'Authorization categories',
      'Personal info',
      'Addresses and contact',
      'Passport and last arrival',
      'Supporting documentation guidance',
      '7-page form',
    ],
  },
  note: {
    title: 'What the official instructions say',
    granted:
      'Asylum granted: the Form I-485 instructions describe how a person granted asylum applies for permanent residence. The Form I-765 instructions list category (a)(5) for a person granted asylum.',
    pending:
      'Asylum still pending: the Form I-765 instructions list category (c)(8) for a pending asylum application.',
    neutral:
      'Puente does not recommend a form. If you are not sure, ask an immigration attorney or a DOJ-accredited representative.',
  },
  next: {
    title: 'What happens next?',
    text: 'Puente reads your file, copies what it finds into Form {{form}}, and shows you every answer to check. Nothing is sent to the government.',
    account: 'Free. You need an account to share or download.',
  },
  otherReady:
    'You have a Form {{form}} in review from this file. If you prepare the other form now, this one is kept: choose it here again to go on with it.',
  back: 'Back to Upload',
  process: 'Process {{form}} Form',
  saveFailed: 'Your choice of form could not be saved. We still read your file for this form.',
} as const;
