export const filling = {
  'how-names-are-written': {
    title: 'How a name is written',
    sentences: {
      'names-family-box-first':
        'On the I-485 and the I-765, the family name box comes first, then the given name, then the middle name.',
      'names-plain-letters':
        'The family and given name boxes of the I-485 and the I-765 take only letters, hyphens and spaces, so accents are left out.',
      'names-legal-not-nickname': 'The I-485 asks for the legal name of today, not for a nickname.',
    },
  },
  'other-names-used': {
    title: 'Other names a person has used',
    sentences: {
      'other-names-every-one':
        'The I-485 and the I-765 ask for every other name ever used, such as a maiden name, alias or nickname.',
      'other-names-room-on-forms':
        'The I-485 has room for two other names and the I-765 for three; more names go in Part 14 or Part 6.',
      'other-names-asked-on-i589': 'The I-589 also asked for other names, in Part A.I, item 7.',
    },
  },
  'dates-month-first': {
    title: 'How dates are written',
    sentences: {
      'dates-month-day-year':
        'Dates on the I-485 and the I-765 are written with the month first, then the day, then the year.',
      'dates-month-first-example':
        'The I-485 and the I-765 ask for dates as mm/dd/yyyy, so March 5, 1990 is written 03/05/1990.',
    },
  },
  'full-dates-of-homes-and-jobs': {
    title: 'Full dates, and a day that is not known',
    sentences: {
      'homes-jobs-need-the-day':
        'For homes, schools and jobs, the I-485 asks for full dates: month, day and year.',
      'i589-had-month-and-year':
        'For homes, schools and jobs, the I-589 asked only for the month and the year.',
      'unknown-day-not-in-facts':
        'The facts here do not say what to write on the I-485 when the day of a date is unknown; a lawyer or accredited representative can.',
    },
  },
  'a-number-nine-digits': {
    title: 'How the A-Number is written',
    sentences: {
      'a-number-without-letter':
        'On the I-485 and the I-765, the A-Number is written with nine digits and without the letter A.',
      'a-number-zero-in-front': 'An A-Number with only eight digits gets a zero in front.',
      'a-number-any-other-asked': 'The I-485 also asks for any other A-Number the person ever had.',
    },
  },
  'i94-number-to-write': {
    title: 'Which I-94 number goes in',
    sentences: {
      'i94-eleven-characters':
        'The I-94 number has 11 letters and digits; a zero is easily mistaken for the letter O.',
      'i94-most-recent-asked': 'The I-485 asks for the number on the most recent I-94.',
      'i94-new-after-asylum':
        'After a grant of asylum, the most recent I-94 can be a newer one than the I-94 on the I-589.',
    },
  },
  'last-arrival-meaning': {
    title: 'What last arrival means',
    sentences: {
      'last-arrival-most-recent':
        'On the I-485 and the I-765, the last arrival is the most recent time the person came into the United States, not the first.',
      'last-arrival-what-is-asked':
        'For the last arrival, the I-485 asks for the date, city and state, and for the passport or travel document if one was used.',
    },
  },
  'last-arrival-after-a-trip': {
    title: 'Last arrival after a trip abroad',
    sentences: {
      'last-arrival-is-the-return':
        'After a trip abroad, the last arrival on the I-485 and the I-765 is the return from that trip, not the entry on the I-589.',
      'trip-abroad-to-a-lawyer':
        'A trip abroad is a matter for a lawyer or accredited representative before filing.',
    },
  },
  'manner-of-last-entry': {
    title: 'How the person last came in',
    sentences: {
      'entry-four-boxes':
        'Item 11 of the I-485 has four boxes for the last entry: admitted, paroled, neither of the two, or other.',
      'entry-matters-for-part-9':
        'How a person last came in may matter for a question of Part 9 of the I-485 about entering without inspection.',
      'entry-doubt-to-a-lawyer':
        'A doubt about how the person last came in is a matter for a lawyer or accredited representative before filing.',
    },
  },
  'current-status-today': {
    title: 'Current immigration status',
    sentences: {
      'status-of-today-asked':
        'The I-485 and the I-765 ask for the immigration status of today, which may not be the status at entry.',
      'status-called-asylee': 'After a grant of asylum, the immigration status is called asylee.',
    },
  },
  'homes-of-five-years': {
    title: 'Homes of the last five years',
    sentences: {
      'homes-five-years-no-gaps':
        'The I-485 asks for every home of the last five years, here and abroad, without gaps.',
      'homes-last-one-abroad':
        'The I-485 also asks for the last home abroad where the person lived for more than one year.',
      'homes-room-for-one-earlier': 'The I-485 has room for one earlier home; the other homes go in Part 14.',
    },
  },
  'word-present-in-dates': {
    title: 'The word Present in a date box',
    sentences: {
      'present-boxes-take-digits':
        'The date boxes for homes and jobs on the I-485 take digits only, so the word "Present" cannot be typed there.',
      'present-home-start-date':
        'For the home of today, the I-485 asks only for the date when living there began.',
    },
  },
  'po-box-and-home': {
    title: 'A P.O. box and the home address',
    sentences: {
      'po-box-is-no-home':
        'A P.O. box is not a home, so the I-485 asks for the address where the person lives.',
      'other-mailing-has-own-boxes':
        'On the I-485, a mailing address other than the home has its own boxes, for an address in the United States.',
    },
  },
  'safe-address-on-i485': {
    title: 'A safe address for the mail',
    sentences: {
      'safe-address-allowed': 'The I-485 lets a person give a safe mailing address that is not the home.',
      'safe-address-where-it-goes':
        'A safe address goes in the mailing boxes of the I-485, after a No to the question whether mail comes to the home.',
      'danger-at-home-to-a-lawyer':
        'Danger at home is a matter for a lawyer or accredited representative before filing.',
    },
  },
  'date-of-asylum-grant': {
    title: 'The date asylum was granted',
    sentences: {
      'grant-date-not-filing-date':
        'The asylum box in Part 2 of the I-485 asks for the date asylum was granted, not the date of filing.',
      'grant-date-where-found':
        'The date asylum was granted is on the approval letter of the asylum office or in the order that granted it.',
    },
  },
  'jobs-of-five-years': {
    title: 'Jobs and schools of the last five years',
    sentences: {
      'jobs-five-years-all':
        'The I-485 asks for all jobs and schools of the last five years, with the current one first.',
      'jobs-own-business-and-study':
        'Work for oneself and time in school in the last five years are listed on the I-485 too.',
      'jobs-last-one-abroad':
        'The I-485 also asks for the last job or school abroad; what does not fit goes in Part 14.',
    },
  },
  'time-without-a-job': {
    title: 'Time without a job',
    sentences: {
      'no-job-time-listed':
        'Time without a job is listed on the I-485 too, with the source of support for that time.',
      'no-job-occupation-box':
        'The occupation box of the I-485 is where the form asks to say unemployed or retired.',
    },
  },
  'parents-who-died': {
    title: 'Parents who have died',
    sentences: {
      'parents-both-asked': 'The I-485 asks about both parents, also when one or both have died.',
      'parents-what-is-asked':
        'The I-485 asks for the name, the birth date and the country of birth of each parent.',
    },
  },
  'unknown-about-a-parent': {
    title: 'What is not known about a parent',
    sentences: {
      'parent-birth-date-unknown':
        'When the birth date of a parent is not known, the box on the I-485 takes the word Unknown.',
      'parent-name-not-in-facts':
        'The facts kept here do not say what to write on the I-485 for a parent with no known name; a lawyer or accredited representative can.',
    },
  },
  'marriages-counted': {
    title: 'Which marriages are counted',
    sentences: {
      'marriages-all-counted':
        'The I-485 counts every marriage of a person, also those abroad, annulled, or with the same person again.',
      'marriage-only-religious':
        'A lawyer or accredited representative can say if a wedding that was only religious counts as a marriage on the I-485.',
    },
  },
  'former-spouse-details': {
    title: 'What is asked about a former spouse',
    sentences: {
      'former-spouse-what-is-asked':
        "For an earlier marriage, the I-485 asks for the former spouse's name and birth, and when, where and how it ended.",
      'former-spouse-room-for-one': 'The I-485 has room for one former spouse; the others go in Part 14.',
      'ended-marriage-to-a-lawyer':
        'Asylum that came through a former spouse is a matter for a lawyer or accredited representative before filing.',
    },
  },
  'separated-couples': {
    title: 'Couples who live apart',
    sentences: {
      'separated-box-only-legal':
        'The I-485 has a box for people who are legally separated; the I-765 has no such box.',
      'living-apart-to-a-lawyer':
        'A lawyer or accredited representative can say which box of the I-485 or the I-765 fits a couple that only lives apart.',
    },
  },
  'children-to-list': {
    title: 'Which children are listed',
    sentences: {
      'children-all-living':
        'The I-485 asks for all living children anywhere in the world, of any age, married or not.',
      'children-step-adopted-missing':
        'On the I-485, current stepchildren, adopted or missing children, and those born outside marriage count too.',
      'children-room-for-two': 'The I-485 has room for two children; the others go in Part 14.',
    },
  },
  'groups-and-organizations': {
    title: 'Groups and organizations',
    sentences: {
      'groups-any-ever':
        'Part 9 of the I-485 asks about any group, party or club the person was ever part of, in any country.',
      'groups-compared-with-asylum-file':
        'The I-589 also asked about groups, in Part B, and USCIS compares the I-485 with the asylum file.',
      'groups-armed-to-a-lawyer':
        'Ties to an armed group, an army or the police are a matter for a lawyer or accredited representative before filing.',
    },
  },
  'what-ever-means': {
    title: 'What EVER means in Part 9',
    sentences: {
      'ever-whole-life-any-country':
        'The word EVER in Part 9 of the I-485 covers the whole life of the person and any country.',
      'ever-yes-or-doubt-explained':
        'After a Yes in Part 9, or a No with doubts, the I-485 asks for an explanation in Part 14.',
      'part-9-yes-to-a-lawyer':
        'A Yes or a doubt in Part 9 of the I-485 is a matter for a lawyer or accredited representative before filing.',
    },
  },
  'arrests-on-the-i485': {
    title: 'Arrests and sealed records on the I-485',
    sentences: {
      'arrests-any-even-sealed':
        'Part 9 of the I-485 asks about any arrest, ever and anywhere, even if the record was sealed or the case dismissed.',
      'arrests-cited-charged-detained':
        'Part 9 of the I-485 also asks about being cited, charged or detained, or sent to a program instead of a trial.',
      'arrests-to-a-lawyer':
        'An arrest, a charge or a detention is a matter for a lawyer or accredited representative before filing the I-485.',
    },
  },
  'work-without-permission': {
    title: 'The question about work without permission',
    sentences: {
      'unpermitted-work-asked':
        'Part 9 of the I-485 asks if the person ever worked in the United States without permission.',
      'unpermitted-work-to-a-lawyer':
        'This service gives no advice on the question about work without permission; it is a matter for a lawyer or accredited representative before filing.',
    },
  },
  'unlawful-presence-question': {
    title: 'The question about unlawful presence',
    sentences: {
      'unlawful-presence-asked':
        'Part 9 of the I-485 asks if the person was unlawfully present in the United States since April 1, 1997.',
      'unlawful-presence-meant':
        'Unlawful presence means time after the allowed stay ended, or time without being admitted or paroled.',
      'unlawful-presence-to-a-lawyer':
        'How an asylum case counts for unlawful presence is a matter for a lawyer or accredited representative before filing.',
    },
  },
  'relief-from-removal-question': {
    title: 'The question about relief from removal',
    sentences: {
      'relief-ever-applied-asked':
        'Part 9 of the I-485 asks if the person ever applied for any kind of relief or protection from removal.',
      'relief-asylum-easily-forgotten':
        'The question about relief from removal takes in any kind, and people easily forget their own asylum case there.',
      'relief-doubt-to-a-lawyer':
        'A doubt about relief from removal is for a lawyer or accredited representative to look at before the form is filed.',
    },
  },
  'extra-space-part-14': {
    title: 'Where longer answers go',
    sentences: {
      'extra-space-part-14-and-6':
        'What does not fit in a box of the I-485 goes in Part 14; on the I-765, it goes in Part 6.',
      'extra-space-entry-labels':
        'Each entry in Part 14 of the I-485 or Part 6 of the I-765 names the page, the part and the item it belongs to.',
      'extra-space-copies-or-sheets':
        'If Part 14 (I-485) or Part 6 (I-765) is full, the form allows copies of it or extra sheets, each one signed and dated.',
    },
  },
  'na-and-empty-boxes': {
    title: 'N/A and empty boxes',
    sentences: {
      'na-only-where-accepted':
        'N/A means not applicable; some boxes of the I-485 accept it, but others, such as most date boxes, do not.',
      'incomplete-may-be-rejected':
        'The I-485 warns on page 1 that an incomplete application may be rejected or denied.',
    },
  },
  'phone-and-email-boxes': {
    title: 'Phone and email of the applicant',
    sentences: {
      'phone-ten-digits':
        'The phone boxes for the applicant on the I-485 and the I-765 take ten digits, without dashes or spaces.',
      'email-38-characters':
        'The email box for the applicant on the I-485 and the I-765 holds at most 38 letters and signs.',
      'mobile-email-if-any':
        'The I-485 and the I-765 ask for a mobile phone and an email only if the person has them.',
    },
  },
  'social-security-questions-i485': {
    title: 'The Social Security questions on the I-485',
    sentences: {
      'ssa-three-questions':
        'The I-485 asks if Social Security ever issued a card, if one is wanted now, and if data may be shared.',
      'ssa-consent-own-choice':
        "Sharing data with Social Security is the person's own choice; for a card, the I-485 asks for Yes to wanting one and Yes to sharing.",
    },
  },
  'mailing-address-first-i765': {
    title: 'Mailing and home address on the I-765',
    sentences: {
      'i765-mailing-comes-first':
        'The I-765 asks first for the mailing address, and then whether it is also the home.',
      'i765-home-only-if-different':
        'On the I-765, the home address is filled in only when it is not the mailing address.',
    },
  },
  'earlier-i765-filed': {
    title: 'Earlier work permit applications',
    sentences: {
      'i765-any-earlier-counts':
        'The I-765 asks whether the person filed an I-765 before, and any earlier one counts.',
      'i765-earlier-not-on-i589': 'Whether a person filed an I-765 before cannot be found on the I-589.',
    },
  },
  'category-boxes-i765': {
    title: 'How the category code is written',
    sentences: {
      'category-code-not-word':
        'Item 27 of the I-765 takes a code made of a letter and a number, not the word asylum.',
      'category-three-small-boxes':
        'The category code of the I-765 goes in three small boxes: (c)(8) is c, 8 and empty; (a)(5) is a, 5 and empty.',
      'category-never-chosen-here': 'This service never chooses the category code of the I-765 for a person.',
    },
  },
  'arrest-question-i765': {
    title: 'The arrest question on the I-765',
    sentences: {
      'i765-arrest-c8-any':
        'With category (c)(8), the I-765 asks about any arrest or conviction, ever and in any country.',
      'i765-arrest-court-papers':
        'A Yes to the arrest question of the I-765 needs court papers, and the instructions say which ones.',
      'i765-arrest-to-a-lawyer':
        'Any arrest is a matter for a lawyer or accredited representative before filing the I-765.',
    },
  },
  'sex-box-on-forms': {
    title: 'The box for sex',
    sentences: {
      'sex-two-boxes': 'The I-485 and the I-765 have only two boxes for sex, Male and Female; there is no X.',
      'sex-birth-certificate-used':
        "For a person's sex, USCIS goes, since April 2, 2025, by the birth certificate issued at birth or nearest to it.",
      'sex-no-denial-only-for-this':
        'USCIS has said that it does not deny a form only because of the box for sex, but there may be delays.',
    },
  },
  'ethnicity-race-and-looks': {
    title: 'Ethnicity, race, height, weight and colors',
    sentences: {
      'looks-asked-to-identify':
        'Part 8 of the I-485 asks for ethnicity, race, height, weight, and eye and hair color only to identify the person.',
      'looks-own-answer':
        'The person answers about ethnicity, race and looks; the answers are not taken from the race or tribe on the I-589.',
      'looks-feet-and-pounds': 'On the I-485, height is given in feet and inches, and weight in pounds.',
    },
  },
} as const;
