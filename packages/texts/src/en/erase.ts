/** 'Delete everything': the question, what it reaches and what not, and what was deleted. */
export const texts = {
  title: 'What do you want to delete?',
  noDocument: 'No document is open in this browser.',
  gone: {
    title: 'This is deleted now, for good',
    document:
      'The document you are working on: the file, what was read from it, your answers, the filled forms, the reviews of it, and every link you shared. Nobody can bring it back.',
    email: 'The email address you gave here for tips, if you gave one.',
    browser:
      'What this browser keeps for this site: which document is yours, your language, your name and email, and what you typed without a connection.',
    signIn: 'Your sign-in: afterwards you are signed out in this browser.',
  },
  others: {
    browser: 'Also delete every other document without an account that this browser can still open.',
    account:
      'Also delete every other document: those in your account, and those without one that this browser can still open.',
  },
  stays: {
    title: 'This is not deleted',
    inBrowser:
      'Other documents uploaded in this browser without an account. They go by themselves, 24 hours after their last use.',
    inAccount: 'Other documents in your account.',
    account: 'Your account itself. You can delete it in',
    documents: 'My documents',
    copies: 'What you or others have downloaded, printed or received by email.',
  },
  yes: 'Delete this document for good',
  yesAll: 'Delete all my documents for good',
  forget: 'Forget me in this browser',
  no: 'Keep it',
  busy: 'Deleting…',
  done: {
    title: 'Deleted',
    forgotten: 'This browser has forgotten you',
    nothing: 'Nothing was deleted on the server',
    document: {
      deleted: 'The document you worked on and everything made from it are deleted from the server.',
      elsewhere:
        'The server does not show the document you worked on to you. It was deleted before, or it is in an account: then sign in and delete it there.',
    },
    others_zero: 'There were no other documents to delete.',
    others_one: '{{count}} other document is deleted from the server.',
    others_other: '{{count}} other documents are deleted from the server.',
    emails_one:
      'The email address you gave for tips is deleted from the server, unless it was given from another device too.',
    emails_other:
      '{{count}} email addresses you gave for tips are deleted from the server, unless they were given from another device too.',
    emailKept:
      'The email address you gave for tips was not deleted: the server cannot tell any more that it was given in this browser. Ask the people who run this site to delete it.',
    browser:
      'This browser has forgotten which document was yours, your language, and the name and email you gave for tips. It kept no picture of your pages.',
    signIn: 'You are signed out in this browser.',
  },
  failed: {
    title: 'Not everything was deleted',
    text: 'The server did not answer. What you wanted to delete may still be there, and this browser still knows it. Please try again.',
  },
  close: 'Go to the home page',
} as const;
