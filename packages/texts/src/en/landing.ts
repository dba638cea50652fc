export const texts = {
  title: 'Your I-589, carried into your next form',
  lead: 'Upload a scan of the asylum application you already filed. Puente reads it and fills in Form I-485 or Form I-765 with what you wrote. You check every answer beside the scan it came from.',
  start: 'Start my form',
  noEmail: 'No email and no account needed to start.',
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
    evidence: 'Nothing is made up. What cannot be found on your form stays empty.',
    decides: 'You decide. Legal questions, your signature and the filing category are left to you.',
    safe: 'Your document is encrypted when stored, and deleted 24 hours after you last used it, unless you keep it in an account.',
  },
} as const;
