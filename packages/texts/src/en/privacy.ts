/** What this server keeps, for how long, and who sees it. Numbers, hosts and switches come from the server. */
export const texts = {
  title: 'Your privacy',
  lead: 'This page is made from how this server is set up today.',
  failed: 'These facts cannot be shown at the moment. Load the page again.',
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  operator: {
    title: 'Who runs this server',
    named: '{{name}} runs this server.',
    unnamed: 'Who runs this server is not told by this server.',
    contact: 'You can reach them here: {{contact}}',
    noContact: 'How to reach them is not told by this server.',
  },
  kept: {
    title: 'What is kept, and for how long',
    what: 'Your file, the text and answers read from it, your own answers, what a reviewer wrote to you, and the forms made from them. All of it is locked with a key (encrypted).',
    anonymous:
      'Without an account: it closes {{minutes}} minutes after you last used it. It is deleted {{time}} after you last used it.',
    inAccount: 'In an account: it is kept until you delete it, or delete the account.',
    versions:
      'Older versions of your answers: up to {{max}} for each document. While a review link is open, up to {{during}}.',
    trail:
      'A list of who opened, changed or saved the form, and when. It has none of your answers. It goes when the document goes.',
    account:
      'For an account: your email address, locked with a key. Your password is kept only as a code that cannot be turned back. A sign-in ends {{idle}} after its last use, and after {{max}} in any case.',
    reset: 'A mailed link to replace a password works for {{minutes}} minutes.',
    email:
      'An email address you give for tips: locked with a key, until you take it back. With it, the kind of browser and the site you came from, unless your browser asks not to be tracked.',
    emailMail: 'We mail you once to ask if the address is yours. Each later mail has a link to stop them.',
    visits:
      'Visits: which page, when, the kind of browser{{country}}, and the name of the site you came from. Your internet address is cut short, so that it is not yours alone. Each visit is deleted after {{time}}. How many there were on a day is kept.',
    country: ', the country',
    readingTime:
      'How long a file took to read, and how many pages it had: {{time}}. Nothing in it leads to you.',
    counts:
      'How many documents came how far, how well they were read, and which questions were changed or left blank: counts without names or answers, {{time}}.',
    tries:
      'Counts of wrong passwords and links, so that nobody can guess them. They hold an address only as a code, and they end after a short time.',
    logs: 'A log of what was asked of the server: the kind of page, the time, and if it worked. No names, answers, file names or internet addresses. Who runs the server decides how long it is kept. Machines in front of this server may have logs of their own.',
    noLogs:
      'This server keeps no log of the pages that were asked for. Machines in front of it may have logs of their own.',
    backups:
      'Backups: who runs the server may make copies of it. This page does not know how long they are kept. What you delete may stay in an old copy until that copy is gone.',
  },
  who: {
    title: 'Who can see it',
    you: 'You: in the browser you uploaded from, or in your account.',
    links:
      'Whoever has a review link from you, until it ends or you take it back. You choose how long it lives: {{times}}.',
    keyBeside:
      'Who runs the server: they could open everything, and so could a company whose machine it runs on. The main key lies beside the data, so whoever takes that disk could open it too.',
    keyApart:
      'Who runs the server: they could open everything, because the server must have the main key to work. So could a company whose machine it runs on. The key is not kept with the data.',
    databaseServer:
      'The data lies in a database server that who runs this site has chosen. What is in it of your form is locked with a key.',
    nobody:
      'Nobody else. We sell nothing, and USCIS hears nothing from this server. A court could order who runs the server to hand over what it has.',
    encrypted:
      'This site asks your browser for a locked connection (https), so that nobody can read along on the way.',
    plain:
      'This server was not told that its connection is locked (https). Look for https at the start of the address.',
  },
  outside: {
    title: 'What leaves this server',
    none: 'No model outside gets anything from this server.',
    vision:
      'A model that reads pictures, at {{host}}: only if you say yes for a file. It gets small pictures of single words that are hard to read, such as a name or a date. It never gets a whole page, your story or a yes-or-no answer.',
    legal:
      'A model that chooses answers of the legal help, at {{host}}: it gets words of your question, but only words that our own sentences have too. Names and numbers do not go there.',
    mail: 'Mail goes out through {{host}}, a server outside. It can read the mails: the address and the text. Your form is never in a mail. A review link is, if you have us mail it.',
    mailNear:
      "Mail goes out through a mail server on the operator's own machine or network. Your form is never in a mail. A review link is, if you have us mail it.",
    mailEncrypted: 'The way to that mail server is always locked (encrypted).',
    mailPlain: 'The way to that mail server is locked only if that server offers it.',
    noMail: 'This server sends no mail.',
    pages:
      'The pages load nothing from other companies: no ads and no trackers. Links to other sites do not tell them where you came from.',
  },
  off: {
    title: 'How to not be counted',
    text: 'Turn on Do Not Track or Global Privacy Control in your browser. Then no visit of yours is counted.',
  },
  browser: {
    title: 'What your browser keeps',
    lead: 'Cookies, and how long they stay:',
    untilClosed: 'until you close the browser',
    cookies: {
      visitor: 'tells this browser from others, so that your uploads are yours',
      document: 'opens one document',
      session: 'keeps you signed in',
      signedIn: 'says that somebody is signed in',
      knownBrowser: 'says that this browser was signed in before',
      review: 'opens a review that somebody shared with you',
      language: 'the language you chose',
    },
    storeLead: 'In the store of your browser:',
    store: {
      language: 'the language you chose',
      session: 'the number of your document',
      unsent:
        'answers typed without a connection, locked with a key: {{time}}, or {{inAccount}} in an account, or until they are sent',
      email: 'the address and name you gave for tips, so that you are not asked again',
      skipped: 'that you gave no address; gone when you close the page',
      exitPopup: 'that you closed the offer of the checklist',
      visit: 'a random number for this visit; gone when you close the page',
      reviews: 'when you sent a review from here',
    },
  },
  away: {
    title: 'How to delete all, and how to leave',
    erase:
      '"Delete everything" at the foot of each page deletes the document you work on and the address you gave for tips. It deletes your other documents if you say so.',
    account: 'In an account, "My documents" has a button to delete the account and all that is in it.',
    leave:
      '"Leave quickly" at the top opens a weather page at once and signs you out. Without an account it also deletes what you uploaded.',
  },
  limits: 'What Puente does not do',
} as const;
