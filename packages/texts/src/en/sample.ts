export const texts = {
  strip: {
    label: 'Sample',
    text: 'This is a sample. The person is invented.',
    own: 'Start with my own papers',
    busy: 'Deleting the sample …',
    failed: 'The sample could not be deleted. Please try again.',
  },
  start: {
    pageTitle: 'Sample · Puente',
    title: 'Opening the sample',
    lead: 'Puente reads the Form I-589 of an invented person, as it would read yours.',
    own: {
      title: 'Your own form is open here',
      text: 'It is in no account, and only this browser can open it. So the sample does not take its place.',
      goOn: 'Go on with my form',
    },
    failed: 'The sample did not open',
    failedText: 'Check your connection, then try again.',
    again: 'Try again',
  },
} as const;
