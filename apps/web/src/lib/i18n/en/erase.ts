/** 'Delete everything': the question, the answer, and what is not deleted by it. */
export const texts = {
  title: 'Delete everything?',
  document:
    'The document you are working on is deleted now and for good: the file, what was read from it, your answers, the filled forms, and every link you shared. Nobody can bring it back.',
  browser:
    'This browser forgets what this site kept in it: which document is yours, your language, and the name and email you gave for tips, if you gave them.',
  noDocument: 'No document is open in this browser, so there is nothing to delete on the server from here.',
  account: 'Other documents in your account stay. You can see and delete them in',
  documents: 'My documents',
  older:
    'Files you uploaded here earlier without an account go by themselves, 24 hours after you last used them.',
  mail: 'If you gave an email address for tips, this does not delete it from the list of this site.',
  yes: 'Delete everything',
  forget: 'Forget me in this browser',
  no: 'Keep everything',
  busy: 'Deleting…',
  deleted: {
    title: 'Everything is deleted',
    text: 'Your document and everything made from it are deleted from the server, and this browser has forgotten them.',
  },
  forgotten: {
    title: 'This browser has forgotten you',
    text: 'Nothing this site kept in this browser is left. There was no document to delete.',
  },
  elsewhere: {
    title: 'Nothing was deleted on the server',
    text: 'The server does not show this document to you. It was deleted before, or it is in an account: then sign in and delete it there. This browser has forgotten it.',
  },
  failed: {
    title: 'Not deleted',
    text: 'The document could not be deleted. It is still on the server, and this browser still knows it. Please try again.',
    retry: 'Try again',
  },
  close: 'Go to the home page',
} as const;
