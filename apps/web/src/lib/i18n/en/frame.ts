export const texts = {
  title: 'Puente',
  subtitle: 'Intelligent Immigration Form Processing',
  skipToContent: 'Skip to content',
  loading: 'Loading…',
  close: 'Close',
  notifications: 'Notifications',
  nav: { label: 'Main', home: 'Home', getStarted: 'Get Started', menu: 'Menu' },
  badge: 'Secure & Encrypted',
  facts: {
    title: 'How your document is kept',
    encrypted: 'Your file and your answers are encrypted when stored. Each document has a key of its own.',
    yours: 'They belong to the browser you upload from. Another visitor who tries to open them gets nothing.',
    deleted: 'They are deleted 24 hours after you last used them.',
    outside:
      'When a box is hard to read, this server sends a picture of that box alone to a reading service outside. Never a whole page, never your story, never a yes-or-no answer.',
    noThirdParty: 'This page loads nothing from other companies: no trackers and no advertising.',
    device:
      'On this device, the browser keeps a cookie and the number of your document, so that you can close the page and come back. On a device that others use, they could open it too.',
  },
  disclaimer: {
    label: 'Legal notice',
    text: 'Puente is not a law firm and does not give legal advice. It copies what you wrote on one form into another and does not tell you which form to file. It is not part of USCIS or any government agency. Before you sign or file, ask an immigration attorney or a DOJ-accredited representative to check your form.',
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    home: 'Go to the home page',
  },
  crashed: {
    title: 'This page could not be shown',
    text: 'Your document is kept on the server. Load the page again to go on.',
    reload: 'Load again',
  },
} as const;
