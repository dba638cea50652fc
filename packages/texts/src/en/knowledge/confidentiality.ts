export const confidentiality = {
  'asylum-information-is-secret': {
    title: 'Asylum information is secret',
    sentences: {
      'secrecy-consent':
        "The government may not tell others about a person's asylum case without written consent, with few exceptions.",
      'secrecy-rules':
        'The rules on the secrecy of asylum cases are 8 CFR 208.6 for USCIS and 8 CFR 1208.6 for the immigration court.',
    },
  },
  'even-that-one-applied': {
    title: 'Even that a person applied is secret',
    sentences: {
      'secrecy-of-applying':
        'The asylum secrecy rule covers even the fact that a person has asked for asylum.',
    },
  },
  'secrecy-binds-the-government': {
    title: 'The secrecy rule binds the government',
    sentences: {
      'secrecy-government-only':
        'The asylum secrecy rule binds the government; it does not bind a private website.',
      'secrecy-own-promise':
        'This service makes a promise of its own: files are stored encrypted, and the asylum story goes into no form.',
    },
  },
  'signing-releases-records': {
    title: 'The signature releases records to USCIS',
    sentences: {
      'secrecy-release':
        'By signing the I-485 or the I-765, the applicant lets records about them be released to USCIS.',
    },
  },
  'story-kept-apart': {
    title: 'The asylum story is kept apart here',
    sentences: {
      'secrecy-story':
        'The asylum story, Parts B and C of the I-589, is not copied into the I-485 or the I-765.',
      'secrecy-story-link':
        'A person with a review link sees the pages of the asylum story only if the applicant chose to show them.',
    },
  },
  'files-here-are-encrypted': {
    title: 'Files here are stored encrypted',
    sentences: {
      'secrecy-encrypted': 'The files that people upload to this service are stored encrypted.',
      'secrecy-encrypted-means':
        'Nobody can read the files stored by this service without a key, because they are encrypted.',
    },
  },
  'files-here-are-deleted': {
    title: 'When files here are deleted',
    sentences: {
      'secrecy-deleted':
        'Without an account, what a person uploads to this service is deleted 24 hours after the last use.',
      'secrecy-kept-in-account':
        'What a person uploads in an account of this service is kept until the person deletes it.',
      'secrecy-delete-everything':
        'In this service, the button Delete everything deletes the open document at once.',
    },
  },
  'review-link-ends': {
    title: 'A link for an attorney ends',
    sentences: {
      'secrecy-link-ends':
        'A review link for an attorney ends by itself at a set time, and the applicant can revoke it sooner.',
      'secrecy-link-open':
        'Until a review link for an attorney ends, whoever has the link can read what it shows.',
    },
  },
  'nothing-is-sent-to-uscis': {
    title: 'This service sends nothing to USCIS',
    sentences: {
      'secrecy-not-sent': 'This service never sends a form to USCIS and never signs one.',
      'secrecy-person-files':
        'The person who applies, and not this service, prints, signs and files the form.',
    },
  },
  'service-is-free': {
    title: 'This service is free',
    sentences: {
      'secrecy-free': 'Puente is free, from the first page to the filled form.',
      'secrecy-government-fee':
        'Puente is free, but the government may ask for a fee of its own when a form is filed.',
    },
  },
} as const;
