export const texts = {
  title: 'Download your Form {{form}}',
  lead: 'Your answers are written into the form now, and the PDF is saved on this device.',
  official: 'This is the official Form {{form}}, edition {{edition}}.',
  worksheet: 'Worksheet, not for filing',
  worksheetText:
    'The official blank of Form {{form}} is not installed on this server. You get a worksheet with the same fields in the same places. Copy your answers from it into the form from uscis.gov.',
  editionUnchecked:
    'Compare the edition date with the one on uscis.gov before you file: USCIS accepts only the editions named there.',
  download: 'Download PDF',
  again: 'Download PDF again',
  generating: 'Filling in the form…',
  fileName: 'File name: {{file}}',
  back: 'Back',
  startNew: 'Start New Application',
  confirmNew: {
    title: 'Start a new application?',
    text: 'You have not downloaded this form yet. When you start again, this page no longer leads back to it.',
    yes: 'Start new',
    no: 'Stay here',
  },
  done: {
    title: 'PDF Generated',
    text: 'Your {{form}} form has been downloaded successfully.',
    fallbackTitle: 'PDF Downloaded',
    fallbackText: 'Your {{form}} form was downloaded directly, without the summary of what went where.',
  },
  errors: {
    sessionTitle: 'Session Error',
    sessionText: 'No active session found. Please try starting over.',
    title: 'Download Error',
    text: 'Failed to download the PDF. Please try again later.',
    both: 'Both generation and direct download methods failed',
    generate: 'Failed to generate PDF',
    format: 'Server returned invalid response format',
    status: 'Failed to download PDF (HTTP {{status}})',
    empty: 'Downloaded PDF is empty',
    zeroSize: 'Downloaded PDF has zero size',
    kept: 'Your answers are kept on the server. You can try again now or later.',
  },
  report: {
    title: 'What went where',
    allFit: 'Every answer fits in its own box.',
    moved: 'Moved to the pages for additional information',
    movedText:
      'These answers do not fit in their box or row. They are written in full on the additional information pages.',
    movedWhere: 'Page {{page}}, Part {{part}}, Item {{item}}',
    adjusted: 'Written a little differently',
    adjustedText:
      'The form does not take some letters or signs. Your answers keep them; the PDF has what the box allows.',
    adjustedFromTo: '{{from}} is written as {{to}}',
    withheld: 'Not written into the form',
    withheldText:
      'These answers have no place in this edition of the form, or do not fit its rules. Write them in by hand if the form asks for them.',
  },
  next: {
    title: 'Next steps',
    check: 'Open the PDF and check every page. Fill in what is still empty.',
    legal:
      'Answer the yes-or-no questions about your history yourself. Ask an attorney or a DOJ-accredited representative when you are not sure.',
    sign: 'Print it and sign by hand, in black ink. Typed signatures are not accepted.',
    site: 'Look up the current edition, the fee and the address for filing on the official page: {{address}}',
    copy: 'Keep a copy of everything you send.',
  },
} as const;
