export const texts = {
  title: 'Puente',
  subtitle: 'Intelligent Immigration Form Processing',
  skipToContent: 'Skip to content',
  loading: 'Loading…',
  close: 'Close',
  notifications: 'Notifications',
  tryAgain: 'Check your connection, then try again.',
  nav: {
    label: 'Main',
    home: 'Home',
    getStarted: 'Get Started',
    menu: 'Menu',
    signIn: 'Sign in',
    signOut: 'Sign out',
    signedInAs: 'Signed in as',
    documents: 'My documents',
  },
  language: {
    failed: 'The language was not changed',
  },
  leave: {
    button: 'Leave quickly',
    hint: 'Leave quickly goes to a weather page at once and signs you out. In an account your work is kept. Without an account your document and your answers are deleted, and nobody can open them again.',
  },
  delete: 'Delete everything',
  connection: {
    lost: 'No connection to the server. Keep this page open: we keep trying.',
    back: 'The connection is back.',
  },
  part: {
    failed: 'This part of the page did not arrive. Check your connection, then load the page again.',
  },
  noSignIn: 'Sign-in could not be opened',
  badge: 'Secure & Encrypted',
  legalHelp: 'Legal help',
  privacy: 'Privacy',
  disclaimer: {
    label: 'Legal notice',
    text: 'Puente is not a law firm and does not give legal advice. It copies what you wrote on one form into another and does not tell you which form to file. It is not part of USCIS or any government agency. Before you sign or file, ask an immigration attorney or a DOJ-accredited representative to check your form.',
  },
  crashed: {
    title: 'This page could not be shown',
    text: 'Your document is kept on the server. Load the page again to go on.',
    reload: 'Load again',
  },
} as const;
