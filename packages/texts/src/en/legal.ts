/** The legal helper: questions answered by sentences with their sources. */
export const texts = {
  title: 'Legal help',
  close: 'Close',
  label: 'Your question',
  hint: 'Answers are sentences with their source, never advice. Leave names and numbers out. Nothing you ask is kept.',
  model:
    'Words of your question that our own texts use as well go to {{host}}, which chooses among the sentences. Other words, such as most names and numbers, do not go there.',
  ask: 'Ask',
  initial: 'What does "{{label}}" mean on Form {{form}}? How is it filled in correctly?',
  topics: {
    documents: 'Required Documents',
    mistakes: 'Common Mistakes',
    examples: 'Examples',
  },
  searching: 'Searching…',
  failed: {
    title: 'Error Getting Explanation',
    text: 'Failed to get legal explanation. Please try again.',
    again: 'Try Again',
  },
  nothing: 'No explanation provided',
  none: 'I have no source for this: ask a lawyer or an accredited representative.',
  advice:
    'What to do or to answer in a case is legal advice, which is not given here. This is what the sources say on the matter; a lawyer or an accredited representative can say what it means for a case.',
  help: {
    lawyers: 'Free lawyers, the official list:',
    representatives: 'Accredited representatives, the official list:',
  },
  referral: {
    title: 'Talk to a lawyer before you file',
    kept: 'You can stop here: what you answered is saved.',
  },
  sure: {
    form: 'Printed on the form: {{named}},',
    official: 'From an official text: {{named}},',
    reported: 'Reported by others: {{named}},',
    unverified: 'Not verified: {{named}},',
    own: 'In our own words, not from a source.',
  },
  checked: 'looked at on {{date}}.',
  checkOn: 'Check on',
  seeOn: 'See',
  old: 'Nobody has looked at this for too long, so it is not repeated here.',
  tokens_one: 'Chosen with a language model: {{count}} token.',
  tokens_other: 'Chosen with a language model: {{count}} tokens.',
  tokens_zero: 'No language model was asked.',
  card: {
    title: 'Legal Guidance: Form {{form}}',
    subtitle: {
      'I-485': 'Application for Permanent Residency',
      'I-765': 'Application for Employment Authorization',
    },
    refresh: 'Refresh',
    readMore: 'Read more',
    collapse: 'Collapse',
    failed: { title: 'Error Loading Guidance', text: 'Failed to load form guidance. Please try again.' },
    nothing: 'No guidance available',
  },
  page: {
    title: 'Legal help',
    lead: 'Ask about the I-485, the I-765 and what goes with them.',
    limits: 'What Puente does not do, and how these answers were tested',
  },
} as const;
