import type { ErrorTexts } from '../error-texts.ts';

/** What happened, to what, and what to do next, by the code of the failure. */
export const texts = {
  not_signed_in: 'Please sign in first, then try again.',
  invalid_email: 'Please enter a valid email address',
  password_too_short: 'Password must be at least 6 characters long',
  password_too_long: 'Password must be at most 128 characters long',
  password_common: 'Many people use this password, so it is easy to guess. Please choose another one.',
  email_taken: 'There is already an account with this email address. Please sign in instead.',
  email_code_wrong:
    'This code is not right or is too old. Please look at the newest email, or ask for another code.',
  wrong_credentials: 'The email address or the password is not right.',
  wrong_password: 'The password is not right.',
  too_many_sign_ins_one: 'There were too many tries to sign in. Please try again in a minute.',
  too_many_sign_ins_other: 'There were too many tries to sign in. Please try again in {{count}} minutes.',
  too_many_mails_one: 'There were too many requests for an email. Please try again in a minute.',
  too_many_mails_other: 'There were too many requests for an email. Please try again in {{count}} minutes.',
  mail_not_configured: 'This site cannot send email.',
  mail_failed: 'The email could not be sent. Please try again later.',
  reset_link_invalid: 'This link was used already or is too old. Please ask for a new one.',
  totp_needed: 'Please enter the code from your phone as well.',
  totp_wrong: 'This code is not right, or was used already. Please wait for the next one.',
  totp_required: 'This site asks every admin for a code from a phone. Please set it up first.',
  totp_not_started: 'Please start again with a new secret.',
  setup_link_invalid: 'This link was used already or is too old. Start the server again for a new one.',
  email_link_invalid:
    'This link does not work. It may be too old, or a part of it is missing. Please open it from the email again.',
  too_many_links: 'There are already 50 links for this document. Please revoke one you no longer need.',
  sample_not_shared:
    'This is a sample of an invented person. A sample cannot be shared. You can share the form made from your own papers.',
  link_revoked: 'This link was revoked. Please create a new one.',
  link_expired: 'This link has expired. Please renew it first.',
  review_link_expired:
    'This review link has expired. Please ask the applicant to generate a new review link.',
  review_link_revoked:
    'The applicant has withdrawn this review link. Please ask the applicant for a new one.',
  review_link_other_form:
    'This review link is for another form than the one the applicant prepares now. Please ask the applicant for a new link.',
  review_link_used:
    'This review link opens in one browser only, and it was opened in another one. Please ask the applicant to show you the link again.',
  page_not_shared: 'The applicant did not share this page.',
  too_many_wrong_links_one:
    'Too many links that do not exist were tried from your network. Please try again in a minute.',
  too_many_wrong_links_other:
    'Too many links that do not exist were tried from your network. Please try again in {{count}} minutes.',
  not_found: 'We could not find that. It may have been deleted, or it belongs to another visitor.',
  wrong_origin: 'This request came from another site and was refused.',
  wrong_host: 'This site has another address. Please ask the person who gave you this one.',
  invalid_input: 'Some of what was sent cannot be used as it is. Please check it, then try again.',
  bad_request: 'The request could not be understood.',
  no_file: 'Please upload a document first',
  too_many_files: 'Please upload one PDF file at a time.',
  not_a_pdf: 'Please select a valid PDF file',
  file_too_large: 'File size exceeds the 10MB limit',
  too_much_text:
    'This is more text than can be saved at once. It was not saved. Please shorten the longest texts.',
  too_many_documents:
    'You have as many files here as we can keep without an account. Delete one, or come back tomorrow: each is deleted 24 hours after its last use.',
  account_full:
    'Your account has as many files as it can keep. Delete one that you no longer need, then upload again.',
  storage_full:
    'This site has almost no room left, so it cannot take new files now. Your file was not uploaded. Please try again later.',
  too_many_uploads: 'Too many files are being uploaded at once. Please wait a minute, then upload again.',
  upload_too_slow:
    'The upload stopped or was too slow, so it was ended. Check your connection, then upload again.',
  not_saved: 'Not saved: something went wrong on our side. Keep this page open and try again in a moment.',
  pdf_password_protected:
    'This PDF is protected by a password. Save a copy without a password and upload that.',
  pdf_damaged: 'This PDF is damaged and cannot be opened. Scan or save it again and upload that.',
  pdf_no_pages: 'This PDF has no pages. Please choose another file.',
  pdf_too_many_pages: 'This PDF has more than 60 pages. Please upload only the form itself.',
  pdf_too_complex:
    'This PDF is too complex to open safely. Print it to a new PDF, or scan it, and upload that.',
  blank_locked:
    'This PDF is locked with a password, so it cannot be filled in. Download the form again from uscis.gov and add that file.',
  blank_unreadable:
    'This PDF cannot be opened safely. Download the form again from uscis.gov and add that file.',
  blank_worksheet:
    'This is a worksheet from this site, not the official form. Download the form from uscis.gov and add that file.',
  blank_no_text:
    'We can read no words in this PDF: it may be a picture, or open in Adobe Reader only. Download the form again from uscis.gov and add the file as it is. Do not scan it.',
  blank_not_a_form:
    'We cannot find the form number and the edition date at the foot of its pages. Download the form from uscis.gov and add that file.',
  blank_other_form:
    'This is another form, not the one you prepare here. Download the same form from uscis.gov and add that file.',
  blank_no_boxes:
    'This form has no boxes that can be filled in: it may have been printed to a PDF. Download it again from uscis.gov and add the file as it is.',
  blank_filled:
    'Some boxes of this form are filled in already. Download an empty one from uscis.gov and add that file.',
  blank_signed: 'This form is signed already. Download an empty one from uscis.gov and add that file.',
  blank_changed:
    'This file says it is an edition that we know, but its boxes are different: somebody changed it. Download the form again from uscis.gov and add that file.',
  blank_older_edition:
    'This edition is older than the one we have. Look up the newest edition on uscis.gov and add that file, or go on with ours.',
  blank_too_different:
    'This edition is too different from the one we know: too few of its boxes are sure, and we fill nothing by guess. Go on with our edition and copy the answers by hand into the new form.',
  blank_not_fillable:
    'We filled in every box as a trial, and not all of them kept what was written. Download the form again from uscis.gov and add the file as it is.',
  forms_folder_locked: 'The server may not write to the folder of its forms, so nothing was changed.',
  wrong_form_type: 'Please choose Form I-485 or Form I-765.',
  unrecognised_form: 'This does not look like a Form I-589, I-485 or I-765',
  processing_failed: 'We could not finish reading your document. Your file is safe: please try again.',
  not_processed: 'This document has not been read yet. Start the processing step first.',
  conflict: 'This was changed elsewhere since you opened it.',
  no_form_data: 'No form data available. Please go back and process your document.',
  pdf_fill_failed: 'Failed to generate PDF',
  too_many_requests: 'Too many requests. Please wait a minute, then try again.',
  internal: 'Something went wrong on our side. Please try again.',
} as const satisfies ErrorTexts;
