import { picturePrint } from '../picture-print.ts';

export const texts = {
  title: 'Your I-589, carried into your next form',
  lead: 'Upload the asylum application you filed. Puente copies what you wrote into Form I-485 or Form I-765. You check every answer.',
  start: 'Start my form',
  facts: {
    cost: 'Free. No email and no account needed to start.',
    papers:
      'Your papers are encrypted. They are deleted 24 hours after you last used them, unless you keep them in an account.',
    law: 'Not a law firm, and not part of the government.',
  },
  sample: {
    digital: 'Try it with a sample',
    scan: 'with a scanned one (slower)',
    who: 'The person is invented. You need no papers.',
  },
  /** A drawing of two forms. What stands on them is the forms' own print, in English in every language. */
  picture: {
    alt: 'A drawing: the name and address typed on a scanned Form I-589 stand in the boxes of Form I-485 as well. A line leads from the name on the scan to its box.',
    caption: 'What you wrote once crosses over. The person is invented.',
    ...picturePrint,
  },
  steps: {
    title: 'How it works',
    upload: { title: 'Upload', text: 'Choose the PDF of your filled Form I-589. A scan is fine.' },
    extract: { title: 'Extract', text: 'Puente reads each page and finds your names, dates and addresses.' },
    review: {
      title: 'Review',
      text: 'You see each answer beside the part of your scan it came from. Fix what is wrong, fill in what is missing.',
    },
    share: {
      title: 'Share',
      text: 'Show the form to someone you trust, such as an attorney, before you sign it.',
    },
    download: {
      title: 'Download',
      text: 'Save the filled form as a PDF. You sign it by hand and file it yourself.',
    },
  },
  promises: {
    title: 'What you can count on',
    cost: {
      title: 'It costs nothing',
      text: 'Puente is free from the first page to the filled form. The government may ask for a fee of its own when you file.',
    },
    papers: {
      title: 'Your papers stay yours',
      text: 'Your document is encrypted when stored, and deleted 24 hours after you last used it, unless you keep it in an account.',
      more: 'What is kept, and for how long',
    },
    evidence: {
      title: 'Nothing is made up',
      text: 'What cannot be found on your form stays empty. You decide: legal questions, your signature and the filing category are left to you.',
    },
    law: {
      title: 'It is not a law firm',
      text: 'Puente gives no legal advice and is not part of the government. It copies what you wrote, and does not tell you which form to file.',
    },
  },
  claims: {
    people: 'People helped',
    rating: 'Rating',
    time: 'Time',
    operator: 'Told by the people who run this site.',
    documents: 'Forms prepared',
    seconds: 'Usual time to read a form',
    server: 'Measured by this site.',
  },
  ready: {
    title: 'All you need to begin is your filled I-589',
    text: 'A PDF of it, or photos of its pages.',
  },
} as const;
