export const whoMayFile = {
  'who-may-file-as-asylee': {
    title: 'The conditions for the green card of an asylee',
    sentences: {
      'asylee-conditions':
        'To get a green card, an asylee must apply, be admissible, and have been in the United States at least one year since asylum was granted.',
      'asylee-conditions-more':
        'For the green card, an asylee must still be a refugee, or the spouse or child of one, and not be firmly resettled in another country.',
      'asylee-admissible-means':
        'Admissible means that no ground in the law bars the green card, apart from those that do not apply or are waived.',
    },
  },
  'asylum-still-pending': {
    title: 'A pending asylum case is not enough',
    sentences: {
      'pending-asylum-not-enough':
        'A pending asylum case is not enough for the I-485 of an asylee: asylum must have been granted.',
      'grant-date-is-asked': 'The asylum box in Part 2 of the I-485 asks for the date asylum was granted.',
    },
  },
  'asylum-granted-in-court': {
    title: 'Asylum granted by a judge counts too',
    sentences: {
      'court-grant-counts':
        'For the I-485, asylum granted by an immigration judge, the Board or a court counts like asylum granted by the asylum office.',
      'court-grant-order':
        'The paper that shows asylum granted by a judge, the Board or a court is the order, and not an approval letter.',
    },
  },
  'ina-209-not-245': {
    title: 'The law is INA 209, not INA 245',
    sentences: {
      'law-is-ina-209':
        'The law for the green card of an asylee is section 209(b) of the immigration law (INA), not section 245.',
      'item-on-245i':
        'Item 4 in Part 2 of the I-485, about section 245(i), is for family, work, special immigrant and visa lottery cases.',
      'rules-under-ina-209':
        'On the green card of an asylee, the rule for USCIS is 8 CFR 209.2, and the rule for the court is 8 CFR 1209.2.',
    },
  },
  'lawful-entry-and-asylees': {
    title: 'How a person came in',
    sentences: {
      'lawful-entry-no-condition':
        'A lawful entry is not one of the five conditions that the rule 8 CFR 209.2 sets for the green card of an asylee.',
      'entry-still-asked':
        'The I-485 still asks how the person last came in, and Part 9 asks about coming in without inspection.',
      'entry-for-a-lawyer':
        'What an entry without inspection means for a case is for a lawyer or an accredited representative to look at before filing.',
    },
  },
  'discretion-memo-2026': {
    title: 'The USCIS memo of May 2026 on discretion',
    sentences: {
      'discretion-memo-other-law':
        'The USCIS memo of May 2026 on discretion (PM-602-0199) speaks of INA 245, while an asylee gets the green card under INA 209.',
      'discretion-memo-lawyer':
        'What the USCIS memo of May 2026 on discretion means for one case is a question for a lawyer or an accredited representative.',
    },
  },
  'each-person-files-own-i485': {
    title: 'Each person files an I-485 of their own',
    sentences: {
      'own-i485-each':
        'In a family with asylum, each person files a separate Form I-485: the principal, the spouse and each child.',
      'own-i485-naming-is-not-filing':
        "A spouse or child who is only named in someone else's I-485 has not filed one.",
    },
  },
  'principal-or-derivative-box': {
    title: 'The boxes principal and derivative in Part 2',
    sentences: {
      'role-boxes-describe':
        'In Part 2 of the I-485, principal describes who won asylum with their own I-589, and derivative a spouse or child who got it through them.',
      'role-derivative-gives':
        "A person who marks derivative in Part 2 of the I-485 also gives the principal's name, A-Number and birth date.",
      'role-not-chosen-here':
        'This service does not choose between principal and derivative in Part 2 of the I-485; the person who signs the form does.',
    },
  },
  'family-who-came-by-i730': {
    title: 'A spouse or child who got asylum by Form I-730',
    sentences: {
      'i730-family-files-own':
        'A spouse or child who got asylum later, by Form I-730, files an I-485 of their own as a derivative.',
      'same-i589-family-too':
        "A spouse or child who was on the principal's own I-589 also files an I-485 of their own as a derivative.",
    },
  },
  'derivative-tie-ended': {
    title: 'When the family tie of a derivative has ended',
    sentences: {
      'tie-must-still-hold':
        'To get the green card as a derivative, a person must still be the spouse or child of the principal asylee.',
      'tie-ended-other-steps':
        "If a derivative's marriage has ended, or a derivative child has married, other steps may be needed, such as a new asylum claim of their own.",
      'tie-ended-lawyer':
        'If the family tie to the principal has ended, that is for a lawyer or accredited representative to look at before the I-485 is filed.',
    },
  },
  'principal-became-citizen': {
    title: 'When the principal has become a U.S. citizen',
    sentences: {
      'citizen-principal-other-steps':
        'If the principal asylee has become a U.S. citizen, a derivative may need other steps to get the green card.',
      'citizen-principal-own-claim':
        "If the principal asylee is now a citizen, one other step can be a new asylum claim in the derivative's own name.",
      'citizen-principal-lawyer':
        "If the principal asylee is now a citizen, a derivative's I-485 is for a lawyer or accredited representative to look at before it is filed.",
    },
  },
  'child-turned-21': {
    title: 'A child who has turned 21',
    sentences: {
      'age-21-item':
        'Item 5 in Part 2 of the I-485 asks about filing as a child at 21 or older under the Child Status Protection Act (CSPA).',
      'age-21-lawyer':
        'Being a derivative child over 21 is a matter to take to a lawyer or accredited representative before filing the I-485.',
    },
  },
  'one-year-after-asylum': {
    title: 'One year in the United States after asylum',
    sentences: {
      'one-year-needed':
        'Before getting the green card, an asylee must have been in the United States for at least one year after asylum was granted.',
      'one-year-not-before-grant':
        'Time in the United States before asylum was granted does not count for the one year that the green card needs.',
    },
  },
  'filing-before-the-year-ends': {
    title: 'Filing before the year is over',
    sentences: {
      'year-tested-at-decision':
        'An asylee may file the I-485 before one year has passed, because USCIS tests the year on the day it decides.',
      'early-filing-more-proof':
        'When an asylee files the I-485 before one year has passed, USCIS may ask for more proof and the case can take longer.',
    },
  },
  'year-starts-with-the-grant': {
    title: 'The day the one year starts',
    sentences: {
      'year-from-grant-day':
        'The one year for the green card of an asylee starts on the day asylum was granted.',
      'grant-day-on-which-paper':
        'The day asylum was granted is on the approval letter of the asylum office, or in the order of the judge, the Board or a court.',
    },
  },
  'days-abroad-not-counted': {
    title: 'Days outside the country do not count',
    sentences: {
      'days-abroad-left-out':
        'Days spent outside the United States do not count toward the one year that an asylee needs for the green card.',
      'days-abroad-lawyer':
        'A trip abroad is also a matter to take to a lawyer or accredited representative before filing the I-485.',
    },
  },
  'no-deadline-to-file': {
    title: 'There is no deadline for the I-485 of an asylee',
    sentences: {
      'no-deadline':
        'There is no deadline for an asylee to file the I-485, so it can be filed years after the grant of asylum.',
      'no-deadline-i589-differs':
        'The one year after arrival that the I-589 asks about was for the asylum application, not for the green card.',
    },
  },
  'no-yearly-limit': {
    title: 'No yearly limit on green cards for asylees',
    sentences: {
      'yearly-limit-gone':
        'There is no longer a limit on how many asylees can get the green card in one year.',
      'yearly-limit-was':
        'A law of 2005, the REAL ID Act, took away the old limit of 10,000 green cards a year for asylees.',
    },
  },
  'still-a-refugee': {
    title: 'Still a refugee under the law',
    sentences: {
      'refugee-still-needed':
        'For the green card, an asylee must still be a refugee under the law, or be the spouse or child of one.',
      'refugee-meaning-where': 'What refugee means in the law is written in INA 101(a)(42).',
      'refugee-changed-lawyer':
        'A doubt about still being a refugee, such as after a trip home, is a matter to take to a lawyer or accredited representative before filing.',
    },
  },
  'settled-in-a-third-country': {
    title: 'A person who settled in another country',
    sentences: {
      'not-settled-elsewhere':
        'One condition for the green card is that the asylee is not firmly resettled, that is, settled for good, in another country.',
      'third-countries-on-i589':
        'Part C of the I-589 asks about other countries passed through or lived in, and about any status there.',
      'settled-elsewhere-lawyer':
        'Having had a home or a status in a third country is a matter to take to a lawyer or accredited representative before filing.',
    },
  },
  'grounds-not-for-asylees': {
    title: 'Grounds that do not apply to asylees',
    sentences: {
      'grounds-three-left-out':
        'Three grounds in the law do not apply to the green card of an asylee: public charge, labor certification and documents.',
      'grounds-three-numbers':
        'In the law, public charge is INA 212(a)(4), labor certification is 212(a)(5) and documents is 212(a)(7)(A); none of the three bars an asylee.',
    },
  },
  'waiver-by-i602': {
    title: 'Reasons for a waiver with Form I-602',
    sentences: {
      'i602-most-grounds':
        'Most grounds that bar an asylee can be waived with Form I-602 for humanitarian reasons, family unity or the public interest.',
      'i602-ground-lawyer':
        'A ground that may bar the green card is for a lawyer or accredited representative to look at before filing.',
    },
  },
  'grounds-never-waived': {
    title: 'Grounds that Form I-602 cannot waive',
    sentences: {
      'i602-cannot-waive':
        'Some grounds that bar the green card cannot be waived with Form I-602; in the law they are INA 212(a)(2)(C) and 212(a)(3)(A), (B), (C) and (E).',
      'i602-cannot-waive-lawyer':
        'A doubt about a ground that Form I-602 cannot waive is a matter to take to a lawyer or accredited representative before filing.',
    },
  },
  'public-aid-and-asylees': {
    title: 'Public aid and the green card of an asylee',
    sentences: {
      'public-charge-left-out':
        'The public charge ground, which is about living on government aid, does not apply to the green card of an asylee.',
      'public-charge-asked-in-part-9':
        'Part 9 of the I-485 has questions on public charge, and before them a box for people with asylum.',
    },
  },
  'part-9-asylee-box': {
    title: 'The box Asylee in Part 9',
    sentences: {
      'item-56-has-asylee':
        'Item 56 in Part 9 of the I-485 lists groups that are left out of the public charge rule, and one box is Asylee.',
      'item-56-skips-old':
        'In the I-485 of 01/20/25, a person in an exempt group of item 56 skips items 57 to 66 and goes on at item 67.',
      'item-56-skips-new':
        'In the I-485 of 09/18/26, a person in an exempt group of item 56 skips items 57 to 64.',
    },
  },
  'part-3-affidavit-box': {
    title: 'Part 3 and the affidavit of support',
    sentences: {
      'part-3-six-boxes':
        'Part 3 of the I-485 has six boxes about the affidavit of support; box 1.e is for people whom the law does not ask for one.',
      'part-3-asylee-no-i864':
        'An asylee needs no affidavit of support, which is Form I-864, and so no sponsor to sign it.',
      'part-3-not-chosen-here':
        'This service does not choose the box in Part 3 of the I-485; the person who signs the form does.',
    },
  },
  'part-2-asylum-box': {
    title: 'The asylum box in Part 2',
    sentences: {
      'part-2-box-asylum':
        'In Part 2 of the I-485, item 3.d has a box for people granted asylum, with a place for the date of the grant.',
      'part-2-box-refugee':
        'Item 3.d in Part 2 of the I-485 also has a box for people who were admitted as refugees.',
      'part-2-not-chosen-here':
        'This service does not choose the box in Part 2 of the I-485; the person who signs the form does.',
    },
  },
  'j1-two-year-rule': {
    title: 'The two-year rule for J-1 visitors',
    sentences: {
      'j1-no-bar':
        'The two-year rule for J-1 exchange visitors, INA 212(e), does not block the green card of an asylee.',
      'j1-still-asked':
        'Part 9 of the I-485 still asks if the person was ever a J visitor under the two-year rule.',
    },
  },
  'i485-in-immigration-court': {
    title: 'The I-485 of a person with a court case',
    sentences: {
      'court-i485-to-judge':
        'If an asylee has a removal case in immigration court, the I-485 goes to the immigration judge and not to USCIS.',
      'court-item-in-part-2':
        'Item 1 in Part 2 of the I-485 asks if the form is filed with the immigration court (EOIR).',
      'court-i485-lawyer':
        'An open case in immigration court is a matter to take to a lawyer or accredited representative before filing.',
    },
  },
  'residence-dated-back': {
    title: 'The date from which residence counts',
    sentences: {
      'residence-one-year-back':
        'When USCIS approves the I-485 of an asylee, permanent residence is recorded as starting one year before the approval date.',
      'residence-date-example':
        'For example, if the I-485 of an asylee is approved on May 10, 2027, permanent residence dates from May 10, 2026.',
    },
  },
} as const;
