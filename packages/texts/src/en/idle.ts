export const texts = {
  warning: {
    title: 'Are you still there?',
    closes_one: 'Nobody has used this page for a while. We will close your form in {{count}} minute.',
    closes_other: 'Nobody has used this page for a while. We will close your form in {{count}} minutes.',
    lost: 'This keeps other people from seeing it. Without an account you cannot open it again after that, and you would have to start again with your file.',
    back: 'Back to my form',
    stay: 'I am still here',
    signIn: 'Sign in to keep your form',
  },
  closed: {
    pageTitle: 'Form closed · Puente',
    title: 'We closed your form',
    why: 'Nobody used this page for 30 minutes. We closed your form so that nobody else can see it.',
    lost: 'If it is in your account, sign in to open it. Without an account it cannot be opened again, and it is deleted 24 hours after its last use. In that case, please start again with your file.',
    start: 'Start again',
    signIn: 'Sign in',
  },
  unreachable: {
    title: 'We cannot reach the server',
    text: 'Your document is kept there and nothing is lost. Check your connection, then try again.',
    retry: 'Try again',
  },
  gone: {
    title: 'Your document is no longer here',
    text: 'It was deleted, or the browser was closed, or nobody used the page for 30 minutes. Without an account it cannot be opened again. Please upload your file again.',
    signedOut:
      'If it is in your account, sign in to open it. If not, please upload your file again: without an account, a document is closed with the browser, or after 30 minutes without use.',
    signIn: 'Sign in',
    heading: 'We could not open this document',
    notYours: 'It was deleted, or it belongs to another account or another browser.',
    toStart: 'Go to my form',
  },
} as const;
