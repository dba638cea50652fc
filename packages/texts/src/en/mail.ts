/** Mails name neither the applicant nor anything of the form: they are read on the way, and over the shoulder. */
export const texts = {
  share: {
    subject: 'A form to review',
    text: `Hello,

somebody who prepares an immigration form with Puente asks you to review it.

This link shows the answers beside the scanned pages that were shared with you. You can correct them and write notes. You do not need an account:

{{url}}

The link works until {{end}}. The person can end it sooner, or make it last longer.{{oneBrowser}}

Whoever has this link can read the answers. Please do not pass it on.

If you do not know what this is about, please delete this email. This site has not checked who asked to send it.
`,
    oneBrowser: ' It opens in one browser only: open it where you want to work.',
  },
  code: {
    subject: 'Your code for Puente',
    text: `Somebody, we hope you, wants to make a Puente account with this address. This code proves that it is yours:

{{code}}

Write it on the page where you asked for the account. It works for one hour. If it was not you, you do not need to do anything: without the code no account is made. Please give it to nobody.
`,
  },
  taken: {
    subject: 'You have a Puente account',
    text: `Somebody, we hope you, wanted to make a Puente account with this address. There is one already. Sign in with its password here:

{{url}}

If you forgot the password, choose 'I forgot my password' there. If it was not you, you do not need to do anything: nobody was told that you have an account, and nothing in it has changed.
`,
  },
  newPassword: {
    subject: 'A new password for Puente',
    text: `Somebody, we hope you, asked for a new password for Puente.

To choose one, open this link within one hour:

{{url}}

If it was not you, you do not need to do anything. Your password stays as it is.
`,
  },
  tips: {
    confirmSubject: 'Please confirm your email address',
    confirm: `Somebody, we hope you, gave this address to Puente to get tips by email. If it was you, open this page and press the button:

{{url}}

The link works for 7 days. If it was not you, you do not need to do anything. Without your yes we send no tips.
`,
    checklistSubject: 'Your checklist from Puente',
    checklist: `Here is the checklist:

{{url}}
`,
    unsubscribe: `If you do not want emails like this, stop them here:

{{url}}
`,
  },
  reviewReady: {
    subject: 'Your review is ready',
    text: `Your review is ready.

To see it, open this link and sign in:

{{url}}

You get this email because a review that was asked for in your Puente account has come in.
`,
  },
} as const;
