/** What the badge in the header promises, in plain facts. */
export const texts = {
  title: 'How your document is kept',
  stored:
    'This server keeps your file, what was read from it, your answers and their earlier versions, and the forms made from them.',
  encrypted:
    'All of this is encrypted when stored. Each document has a key of its own. The people who run this server hold the main key, which opens the others.',
  yours:
    'Without an account only the browser you upload from opens your document, and most browsers only until they are closed. When you sign in you are asked whether it goes into your account. Anybody else who tries to open it gets nothing, unless you share a link.',
  links:
    'Whoever has a link you shared can see your answers and the pages of your file, until the link ends or you revoke it.',
  deleted:
    'Without an account your form is closed when nobody uses the page for 30 minutes, and everything is deleted 24 hours after you last used it. In an account it stays until you delete it.',
  erase:
    '"Delete everything" at the foot of each page deletes the document you are working on and the email address you gave for tips at once, and your other documents if you say so.',
  leave:
    '"Leave quickly" signs you out here and deletes at once what you uploaded without an account. When there is no connection, the server learns of it later: this browser then opens nothing any more, and the document is deleted 24 hours after its last use.',
  account:
    'For an account this server keeps your email address, and your password only in a form that cannot be turned back into it.',
  email:
    'An email address you give for tips is kept encrypted on this server, and in this browser so that you are not asked again.',
  outside:
    'Only if you allow it for a file: when a box is hard to read, this server sends a picture of that box alone to a reading service outside. Never a whole page, never your story, never a yes-or-no answer.',
  noThirdParty: 'This page loads nothing from other companies: no trackers and no advertising.',
  device:
    'On this device, the browser keeps cookies, your language and the number of your document, so that you can close the page and come back while the browser stays open. What you type without a connection is kept here too, encrypted, until it is saved. On a device that others use, they could open it too while the browser stays open: press "Leave quickly" when you are done, or use an account and sign out.',
} as const;
