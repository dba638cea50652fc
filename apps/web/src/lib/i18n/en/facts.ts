/** What the badge in the header promises, in plain facts. */
export const texts = {
  title: 'How your document is kept',
  encrypted: 'Your file and your answers are encrypted when stored. Each document has a key of its own.',
  yours:
    'They belong to the browser you upload from, or to your account once you have signed in. Anybody else who tries to open them gets nothing.',
  deleted:
    'Without an account they are deleted 24 hours after you last used them. In an account they stay until you delete them.',
  account:
    'For an account this server keeps your email address, and your password only in a form that cannot be turned back into it.',
  outside:
    'When a box is hard to read, this server sends a picture of that box alone to a reading service outside. Never a whole page, never your story, never a yes-or-no answer.',
  noThirdParty: 'This page loads nothing from other companies: no trackers and no advertising.',
  device:
    'On this device, the browser keeps a cookie and the number of your document, so that you can close the page and come back. On a device that others use, they could open it too, unless it is in an account and you sign out.',
} as const;
