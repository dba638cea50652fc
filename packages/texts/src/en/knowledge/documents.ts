export const documents = {
  'i485-packet': {
    title: 'What goes into the I-485 packet of an asylee',
    sentences: {
      'i485-packet-for-all':
        'With the signed I-485, an asylee sends proof of asylum, proof of birth, a copy of a photo ID, two photos and Form I-693.',
      'i485-packet-by-case':
        'Some I-485 packets also hold marriage, divorce or adoption papers, police and court records, or Form I-602.',
      'i485-packet-fee-or-waiver':
        'With the I-485 goes its fee, or Form I-912, which asks USCIS to waive that fee.',
    },
  },
  'proof-of-asylum': {
    title: 'What proves asylum',
    sentences: {
      'proof-of-asylum-papers':
        "Proof of asylum for the I-485 is an I-94 that shows it, the approval letter, or the judge's order.",
      'proof-of-asylum-checked':
        'USCIS also checks the proof of asylum against the A-file, which is the file it keeps on the person.',
    },
  },
  'proof-of-asylum-through-family': {
    title: 'Proof of asylum that came through a relative',
    sentences: {
      'family-proof-papers':
        "For the I-485, a spouse or child with asylum through a relative shows the I-730 approval, or that relative's asylum grant.",
      'family-proof-part-2':
        'Part 2 of the I-485 also asks for the name, A-Number and birth date of the relative who won asylum.',
    },
  },
  'proof-of-one-year': {
    title: 'What proves one year in the United States',
    sentences: {
      'one-year-papers':
        'A lease, pay stubs, school records or medical records can prove one year in the United States after asylum was granted.',
      'one-year-papers-when':
        'Papers that prove the one year after asylum go with the I-485 if the records do not show it already.',
    },
  },
  'birth-certificate': {
    title: 'The birth certificate',
    sentences: {
      'birth-certificate-goes-with': 'A birth certificate, or other proof of birth, goes with the I-485.',
      'birth-certificate-translated':
        'If the birth certificate is not in English, a certified English translation goes with it.',
    },
  },
  'papers-that-cannot-be-had': {
    title: 'When a civil paper cannot be had',
    sentences: {
      'other-proof-instead':
        'An asylee who cannot get a civil paper, such as a birth record, may show other proof or sworn statements.',
      'sworn-statement-is-affidavit':
        'A sworn statement in place of a missing paper is called an affidavit in English.',
    },
  },
  translations: {
    title: 'Papers in another language',
    sentences: {
      'certified-translation':
        'A paper in Spanish or any other language goes to USCIS with a certified English translation.',
      'certified-translation-both-forms':
        'A certified English translation is for papers sent with the I-485 and for those sent with the I-765.',
    },
  },
  'photo-id': {
    title: 'A photo ID',
    sentences: {
      'photo-id-copy': 'A copy of a government ID with a photo goes with the I-485.',
    },
  },
  'marriage-certificate': {
    title: 'The marriage certificate',
    sentences: {
      'marriage-certificate-goes-with':
        'If a person is married, the marriage certificate goes with the I-485, to support the answers about the spouse.',
      'marriage-part-6-counts-all':
        'Part 6 of the I-485 counts every marriage, also one made abroad or later annulled.',
    },
  },
  'ended-marriage-papers': {
    title: 'Papers of a marriage that ended',
    sentences: {
      'ended-marriage-papers-go-with':
        'If a marriage ended, the divorce or death certificate goes with the I-485.',
      'ended-marriage-lawyer':
        'If asylum came through a marriage that ended, this is a matter for a lawyer or accredited representative before filing the I-485.',
    },
  },
  'adoption-papers': {
    title: 'Papers of an adopted child',
    sentences: {
      'adoption-papers-go-with': 'For an adopted child, the adoption papers go with the I-485.',
      'adopted-children-count':
        'Part 7 of the I-485 counts all living children, of any age and anywhere, also adopted ones.',
    },
  },
  'police-and-court-records': {
    title: 'Police and court records of an arrest',
    sentences: {
      'arrest-records-go-with':
        'Certified police and court records of any arrest go with the I-485, even if the case was sealed or dismissed.',
      'arrest-records-lawyer':
        'An arrest is a matter to take to a lawyer or accredited representative before filing the I-485.',
    },
  },
  'i602-in-the-packet': {
    title: 'When Form I-602 goes into the packet',
    sentences: {
      'i602-goes-with':
        'Form I-602 goes with the I-485 if a legal reason against the green card (inadmissibility) may apply.',
      'i602-lawyer':
        'Whether a person needs Form I-602 is a matter to take to a lawyer or accredited representative before filing.',
    },
  },
  'forms-not-needed': {
    title: 'Forms that an asylee does not need',
    sentences: {
      'not-needed-forms':
        'The I-485 of an asylee needs no Form I-864, I-130 or I-140, and no Supplement A to the I-485.',
      'not-needed-affidavit-box':
        'Form I-864 is the affidavit of support; Part 3 of the I-485 has a box for those the law does not ask for one.',
    },
  },
  'copies-not-originals': {
    title: 'Copies, not originals',
    sentences: {
      'copies-are-sent':
        'Papers go with the I-485 or the I-765 as copies, not originals, unless originals are asked for.',
      'copies-except-i693':
        'Form I-693, the medical report, goes with the I-485 in its sealed envelope, and not as a copy.',
    },
  },
  'missing-papers-warning': {
    title: 'When papers are missing from the packet',
    sentences: {
      'missing-papers-may-reject':
        'Page 1 of the I-485 warns that the form may be rejected or denied if papers are missing.',
    },
  },
  'i765-a5-papers': {
    title: 'What goes with the I-765 in category (a)(5)',
    sentences: {
      'i765-a5-papers-list':
        'An I-765 in category (a)(5) goes with proof of the asylum grant, an ID or the last work permit, and two photos.',
      'i765-a5-proof-of-grant':
        'For category (a)(5) of the I-765, the proof is the letter or order that granted asylum, or an I-94 marked as asylee.',
    },
  },
  'i765-c8-papers': {
    title: 'What goes with the I-765 in category (c)(8)',
    sentences: {
      'i765-c8-papers-list':
        'An I-765 in category (c)(8) goes with proof that asylum was applied for, an ID or the last work permit, and two photos.',
      'i765-c8-proof-of-filing':
        'For category (c)(8) of the I-765, the proof is the receipt of the asylum application or a court stamp.',
    },
  },
  'i765-c8-court-papers': {
    title: 'Court papers with the I-765',
    sentences: {
      'c8-arrest-court-papers':
        'In category (c)(8), item 30 of the I-765 asks about any arrest or conviction, and a Yes needs court papers.',
      'c8-arrest-lawyer':
        'An arrest or conviction is a matter to take to a lawyer or accredited representative before filing the I-765.',
    },
  },
  'i765-c9-papers': {
    title: 'What goes with the I-765 in category (c)(9)',
    sentences: {
      'i765-c9-receipt':
        'An I-765 in category (c)(9), for an I-485 under INA 245, goes with the receipt notice of that I-485, Form I-797C.',
      'i765-c9-may-not-fit':
        'Category (c)(9) of the I-765 names INA 245, another green card law than the one for asylees, INA 209.',
      'i765-c9-lawyer':
        'Whether category (c)(9) fits an asylee is a question for a lawyer or accredited representative.',
    },
  },
  'i765-renewal-papers': {
    title: 'What goes with a renewal of the work permit',
    sentences: {
      'i765-renewal-old-card': 'To renew a work permit, a copy of the old card goes with the I-765.',
      'i765-renewal-box': 'Part 1 of the I-765 has a box of its own for the renewal of a work permit.',
    },
  },
  'i765-identity-document': {
    title: 'ID for the work permit form',
    sentences: {
      'i765-id-or-card':
        'In categories (a)(5) and (c)(8), an ID or the last work permit goes with the I-765.',
      'i765-id-as-copy': 'The ID or permit goes with the I-765 as a copy, unless the original is asked for.',
    },
  },
} as const;
