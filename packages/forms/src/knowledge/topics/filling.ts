import { changing, lasting, type Topic } from '../passage.ts';

/** How single boxes are filled in. */
export const filling = {
  'how-names-are-written': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'names-family-box-first': { source: 'form-i485', ...lasting },
      'names-plain-letters': { source: 'form-i485', ...lasting },
      'names-legal-not-nickname': { source: 'form-i485', ...lasting },
    },
  },
  'other-names-used': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'other-names-every-one': { source: 'form-i485', ...lasting },
      'other-names-room-on-forms': { source: 'form-i485', ...lasting },
      'other-names-asked-on-i589': { source: 'form-i589', ...lasting },
    },
  },
  'dates-month-first': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'dates-month-day-year': { source: 'form-i485', ...lasting },
      'dates-month-first-example': { source: 'form-i485', ...lasting },
    },
  },
  'full-dates-of-homes-and-jobs': {
    forms: ['I-485'],
    sentences: {
      'homes-jobs-need-the-day': { source: 'form-i485', ...lasting },
      'i589-had-month-and-year': { source: 'form-i589', ...lasting },
      'unknown-day-not-in-facts': { source: 'puente', ...lasting },
    },
  },
  'a-number-nine-digits': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'a-number-without-letter': { source: 'form-i485', ...lasting },
      'a-number-zero-in-front': { source: 'form-i485', ...lasting },
      'a-number-any-other-asked': { source: 'form-i485', ...lasting },
    },
  },
  'i94-number-to-write': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'i94-eleven-characters': { source: 'form-i485', ...lasting },
      'i94-most-recent-asked': { source: 'form-i485', ...lasting },
      'i94-new-after-asylum': { source: 'manual-asylee-proof', ...lasting },
    },
  },
  'last-arrival-meaning': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'last-arrival-most-recent': { source: 'form-i485', ...lasting },
      'last-arrival-what-is-asked': { source: 'form-i485', ...lasting },
    },
  },
  'last-arrival-after-a-trip': {
    forms: ['I-485', 'I-765'],
    flags: ['trip-home'],
    sentences: {
      'last-arrival-is-the-return': { source: 'form-i485', ...lasting },
      'trip-abroad-to-a-lawyer': { source: 'puente', ...lasting },
    },
  },
  'manner-of-last-entry': {
    forms: ['I-485'],
    sentences: {
      'entry-four-boxes': { source: 'form-i485', ...lasting },
      'entry-matters-for-part-9': { source: 'form-i485', ...lasting },
      'entry-doubt-to-a-lawyer': { source: 'puente', ...lasting },
    },
  },
  'current-status-today': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'status-of-today-asked': { source: 'form-i485', ...lasting },
      'status-called-asylee': { source: 'form-i485', ...lasting },
    },
  },
  'homes-of-five-years': {
    forms: ['I-485'],
    sentences: {
      'homes-five-years-no-gaps': { source: 'form-i485', ...lasting },
      'homes-last-one-abroad': { source: 'form-i485', ...lasting },
      'homes-room-for-one-earlier': { source: 'form-i485', ...lasting },
    },
  },
  'word-present-in-dates': {
    forms: ['I-485'],
    sentences: {
      'present-boxes-take-digits': { source: 'form-i485', ...lasting },
      'present-home-start-date': { source: 'form-i485', ...lasting },
    },
  },
  'po-box-and-home': {
    forms: ['I-485'],
    sentences: {
      'po-box-is-no-home': { source: 'form-i485', ...lasting },
      'other-mailing-has-own-boxes': { source: 'form-i485', ...lasting },
    },
  },
  'safe-address-on-i485': {
    forms: ['I-485'],
    flags: ['domestic-violence'],
    sentences: {
      'safe-address-allowed': { source: 'form-i485', ...lasting },
      'safe-address-where-it-goes': { source: 'form-i485', ...lasting },
      'danger-at-home-to-a-lawyer': { source: 'puente', ...lasting },
    },
  },
  'date-of-asylum-grant': {
    forms: ['I-485'],
    sentences: {
      'grant-date-not-filing-date': { source: 'form-i485', ...lasting },
      'grant-date-where-found': { source: 'manual-asylee-proof', ...lasting },
    },
  },
  'jobs-of-five-years': {
    forms: ['I-485'],
    sentences: {
      'jobs-five-years-all': { source: 'form-i485', ...lasting },
      'jobs-own-business-and-study': { source: 'form-i485', ...lasting },
      'jobs-last-one-abroad': { source: 'form-i485', ...lasting },
    },
  },
  'time-without-a-job': {
    forms: ['I-485'],
    sentences: {
      'no-job-time-listed': { source: 'form-i485', ...lasting },
      'no-job-occupation-box': { source: 'form-i485', ...lasting },
    },
  },
  'parents-who-died': {
    forms: ['I-485'],
    sentences: {
      'parents-both-asked': { source: 'form-i485', ...lasting },
      'parents-what-is-asked': { source: 'form-i485', ...lasting },
    },
  },
  'unknown-about-a-parent': {
    forms: ['I-485'],
    sentences: {
      'parent-birth-date-unknown': { source: 'form-i485', ...lasting },
      'parent-name-not-in-facts': { source: 'puente', ...lasting },
    },
  },
  'marriages-counted': {
    forms: ['I-485'],
    sentences: {
      'marriages-all-counted': { source: 'form-i485', ...lasting },
      'marriage-only-religious': { source: 'puente', ...lasting },
    },
  },
  'former-spouse-details': {
    forms: ['I-485'],
    flags: ['family-changed'],
    sentences: {
      'former-spouse-what-is-asked': { source: 'form-i485', ...lasting },
      'former-spouse-room-for-one': { source: 'form-i485', ...lasting },
      'ended-marriage-to-a-lawyer': { source: 'puente', ...lasting },
    },
  },
  'separated-couples': {
    forms: ['I-485', 'I-765'],
    flags: ['family-changed'],
    sentences: {
      'separated-box-only-legal': { source: 'form-i485', ...lasting },
      'living-apart-to-a-lawyer': { source: 'puente', ...lasting },
    },
  },
  'children-to-list': {
    forms: ['I-485'],
    sentences: {
      'children-all-living': { source: 'form-i485', ...lasting },
      'children-step-adopted-missing': { source: 'form-i485', ...lasting },
      'children-room-for-two': { source: 'form-i485', ...lasting },
    },
  },
  'groups-and-organizations': {
    forms: ['I-485'],
    sentences: {
      'groups-any-ever': { source: 'form-i485', ...lasting },
      'groups-compared-with-asylum-file': { source: 'manual-asylee-proof', ...lasting },
      'groups-armed-to-a-lawyer': { source: 'puente', ...lasting },
    },
  },
  'what-ever-means': {
    forms: ['I-485'],
    sentences: {
      'ever-whole-life-any-country': { source: 'form-i485', ...lasting },
      'ever-yes-or-doubt-explained': { source: 'form-i485', ...lasting },
      'part-9-yes-to-a-lawyer': { source: 'puente', ...lasting },
    },
  },
  'arrests-on-the-i485': {
    forms: ['I-485'],
    flags: ['arrest'],
    sentences: {
      'arrests-any-even-sealed': { source: 'form-i485', ...lasting },
      'arrests-cited-charged-detained': { source: 'form-i485', ...lasting },
      'arrests-to-a-lawyer': { source: 'puente', ...lasting },
    },
  },
  'work-without-permission': {
    forms: ['I-485'],
    sentences: {
      'unpermitted-work-asked': { source: 'form-i485', ...lasting },
      'unpermitted-work-to-a-lawyer': { source: 'puente', ...lasting },
    },
  },
  'unlawful-presence-question': {
    forms: ['I-485'],
    sentences: {
      'unlawful-presence-asked': { source: 'form-i485', ...lasting },
      'unlawful-presence-meant': { source: 'form-i485', ...lasting },
      'unlawful-presence-to-a-lawyer': { source: 'puente', ...lasting },
    },
  },
  'relief-from-removal-question': {
    forms: ['I-485'],
    sentences: {
      'relief-ever-applied-asked': { source: 'form-i485', ...lasting },
      'relief-asylum-easily-forgotten': { source: 'form-i485', ...lasting },
      'relief-doubt-to-a-lawyer': { source: 'puente', ...lasting },
    },
  },
  'extra-space-part-14': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'extra-space-part-14-and-6': { source: 'form-i485', ...lasting },
      'extra-space-entry-labels': { source: 'form-i485', ...lasting },
      'extra-space-copies-or-sheets': { source: 'form-i485', ...lasting },
    },
  },
  'na-and-empty-boxes': {
    forms: ['I-485'],
    sentences: {
      'na-only-where-accepted': { source: 'form-i485', ...lasting },
      'incomplete-may-be-rejected': { source: 'form-i485', ...lasting },
    },
  },
  'phone-and-email-boxes': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'phone-ten-digits': { source: 'form-i485', ...lasting },
      'email-38-characters': { source: 'form-i485', ...lasting },
      'mobile-email-if-any': { source: 'form-i485', ...lasting },
    },
  },
  'social-security-questions-i485': {
    forms: ['I-485'],
    sentences: {
      'ssa-three-questions': { source: 'form-i485', ...lasting },
      'ssa-consent-own-choice': { source: 'form-i485', ...lasting },
    },
  },
  'mailing-address-first-i765': {
    forms: ['I-765'],
    sentences: {
      'i765-mailing-comes-first': { source: 'form-i765', ...lasting },
      'i765-home-only-if-different': { source: 'form-i765', ...lasting },
    },
  },
  'earlier-i765-filed': {
    forms: ['I-765'],
    sentences: {
      'i765-any-earlier-counts': { source: 'form-i765', ...lasting },
      'i765-earlier-not-on-i589': { source: 'form-i765', ...lasting },
    },
  },
  'category-boxes-i765': {
    forms: ['I-765'],
    sentences: {
      'category-code-not-word': { source: 'form-i765', ...lasting },
      'category-three-small-boxes': { source: 'form-i765', ...lasting },
      'category-never-chosen-here': { source: 'puente', ...lasting },
    },
  },
  'arrest-question-i765': {
    forms: ['I-765'],
    flags: ['arrest'],
    sentences: {
      'i765-arrest-c8-any': { source: 'form-i765', ...lasting },
      'i765-arrest-court-papers': { source: 'form-i765', ...lasting },
      'i765-arrest-to-a-lawyer': { source: 'puente', ...lasting },
    },
  },
  'sex-box-on-forms': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'sex-two-boxes': { source: 'form-i485', ...lasting },
      'sex-birth-certificate-used': { source: 'sex-policy', ...changing },
      'sex-no-denial-only-for-this': { source: 'sex-policy', ...changing },
    },
  },
  'ethnicity-race-and-looks': {
    forms: ['I-485'],
    sentences: {
      'looks-asked-to-identify': { source: 'form-i485', ...lasting },
      'looks-own-answer': { source: 'form-i485', ...lasting },
      'looks-feet-and-pounds': { source: 'form-i485', ...lasting },
    },
  },
} as const satisfies Topic;
