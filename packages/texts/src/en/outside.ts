export const texts = {
  label: 'Pictures of hard-to-read words may be sent to {{host}}',
  hint: 'If you tick this, small pictures of single words that this site cannot read well (a name, a date, a street) go to {{host}}. The people who run that service can see them. It never gets a whole page, your story, or a yes-or-no answer. If you leave it empty, nothing is sent, and you type those words yourself.',
  failed: 'Your choice could not be saved. Please try again.',
} as const;
