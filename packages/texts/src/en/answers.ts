/** What the API says of what went well, beside its data. Screens have words of their own. */
export const texts = {
  formReady: 'Your {{form}} form is ready.',
  worksheetReady:
    'Your {{form}} worksheet is ready. It is not for filing: no official blank of this form is installed here.',
  reviewSubmitted: 'Review submitted successfully',
  signedIn: 'You are signed in.',
} as const;
