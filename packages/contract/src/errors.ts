/**
 * The one table of errors: code → HTTP status and the message a person reads. `detail` given beside a code goes
 * to the log and never holds personal data.
 */
export const errorTable = {
  not_signed_in: { status: 401, message: 'Please sign in first, then try again.' },
  invalid_email: { status: 422, message: 'Please enter a valid email address' },
  password_too_short: { status: 422, message: 'Password must be at least 6 characters long' },
  password_too_long: { status: 422, message: 'Password must be at most 128 characters long' },
  password_common: {
    status: 422,
    message: 'Many people use this password, so it is easy to guess. Please choose another one.',
  },
  email_taken: {
    status: 409,
    message: 'There is already an account with this email address. Please sign in instead.',
  },
  email_code_wrong: {
    status: 422,
    message: 'This code is not right or is too old. Please look at the newest mail, or ask for another code.',
  },
  wrong_credentials: { status: 401, message: 'The email address or the password is not right.' },
  wrong_password: { status: 403, message: 'The password is not right.' },
  /** `{wait}` is put in where the error becomes an answer: 'in 12 minutes'. */
  too_many_sign_ins: {
    status: 429,
    message: 'There were too many tries to sign in. Please try again {wait}.',
  },
  too_many_mails: {
    status: 429,
    message: 'There were too many requests for a mail. Please try again {wait}.',
  },
  mail_not_configured: { status: 503, message: 'This site cannot send mail.' },
  mail_failed: { status: 503, message: 'The mail could not be sent. Please try again later.' },
  reset_link_invalid: {
    status: 410,
    message: 'This link was used already or is too old. Please ask for a new one.',
  },
  too_many_links: {
    status: 409,
    message: 'There are already 50 links for this document. Please revoke one you no longer need.',
  },
  link_revoked: { status: 409, message: 'This link was revoked. Please create a new one.' },
  link_expired: { status: 409, message: 'This link has expired. Please renew it first.' },
  review_link_expired: {
    status: 410,
    message: 'This review link has expired. Please ask the applicant to generate a new review link.',
  },
  review_link_revoked: {
    status: 410,
    message: 'The applicant has withdrawn this review link. Please ask the applicant for a new one.',
  },
  review_link_other_form: {
    status: 409,
    message:
      'This review link is for another form than the one the applicant prepares now. Please ask the applicant for a new link.',
  },
  review_link_used: {
    status: 410,
    message:
      'This review link opens in one browser only, and it was opened in another one. Please ask the applicant to show you the link again.',
  },
  page_not_shared: { status: 403, message: 'The applicant did not share this page.' },
  too_many_wrong_links: {
    status: 429,
    message: 'Too many links that do not exist were tried from your network. Please try again {wait}.',
  },
  not_found: {
    status: 404,
    message: 'We could not find that. It may have been deleted, or it belongs to another visitor.',
  },
  wrong_origin: { status: 403, message: 'This request came from another site and was refused.' },
  wrong_host: {
    status: 421,
    message: 'This site has another address. Please ask whoever told you this one.',
  },
  invalid_input: { status: 422, message: 'Some of what was sent is not in the expected form.' },
  bad_request: { status: 400, message: 'The request could not be understood.' },
  no_file: { status: 400, message: 'Please upload a document first' },
  too_many_files: { status: 400, message: 'Please upload one PDF file at a time.' },
  not_a_pdf: { status: 415, message: 'Please select a valid PDF file' },
  file_too_large: { status: 413, message: 'File size exceeds the 10MB limit' },
  too_much_text: {
    status: 413,
    message:
      'This is more text than can be saved at once. It was not saved. Please shorten the longest texts.',
  },
  too_many_documents: {
    status: 409,
    message:
      'You have as many files here as we can keep without an account. Delete one, or come back tomorrow: each is deleted 24 hours after its last use.',
  },
  account_full: {
    status: 409,
    message:
      'Your account has as many files as it can keep. Delete one that you no longer need, then upload again.',
  },
  storage_full: {
    status: 503,
    message:
      'This site has almost no room left, so it cannot take new files now. Your file was not uploaded. Please try again later.',
  },
  too_many_uploads: {
    status: 429,
    message: 'Too many files are being uploaded at once. Please wait a minute, then upload again.',
  },
  upload_too_slow: {
    status: 408,
    message: 'The upload stopped or was too slow, so it was ended. Check your connection, then upload again.',
  },
  not_saved: {
    status: 500,
    message: 'Not saved: something went wrong on our side. Keep this page open and try again in a moment.',
  },
  pdf_password_protected: {
    status: 422,
    message: 'This PDF is protected by a password. Save a copy without a password and upload that.',
  },
  pdf_damaged: {
    status: 422,
    message: 'This PDF is damaged and cannot be opened. Scan or save it again and upload that.',
  },
  pdf_no_pages: { status: 422, message: 'This PDF has no pages. Please choose another file.' },
  pdf_too_many_pages: {
    status: 422,
    message: 'This PDF has more than 60 pages. Please upload only the form itself.',
  },
  pdf_too_complex: {
    status: 422,
    message: 'This PDF is too complex to open safely. Print it to a new PDF, or scan it, and upload that.',
  },
  wrong_form_type: { status: 422, message: 'Please choose Form I-485 or Form I-765.' },
  unrecognised_form: { status: 422, message: 'This does not look like a Form I-589, I-485 or I-765' },
  processing_failed: {
    status: 500,
    message: 'We could not finish reading your document. Your file is safe: please try again.',
  },
  not_processed: {
    status: 409,
    message: 'This document has not been read yet. Start the processing step first.',
  },
  conflict: { status: 409, message: 'This was changed elsewhere since you opened it.' },
  no_form_data: { status: 409, message: 'No form data available. Please go back and process your document.' },
  pdf_fill_failed: { status: 500, message: 'Failed to generate PDF' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a minute, then try again.' },
  internal: {
    status: 500,
    message: 'Something went wrong on our side. Please try again.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorTable;
