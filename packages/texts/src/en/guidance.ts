import type { FactCode, SourceCode } from '@puente/forms/preflight';

/** Facts about signing, attaching, paying and printing, and where they are from. */
export const texts = {
  facts: {
    'signed-in-ink':
      'The form is signed by hand, in ink. A typed, stamped or pasted signature is a common reason why packets are sent back.',
    'payment-by-card-or-account':
      'It is reported that since October 28, 2025, USCIS takes payment for paper forms by card (Form G-1450) or from a bank account (Form G-1650), with one payment form for each application. It is also reported that USCIS sends back checks and money orders, unless you are exempt (Form G-1651).',
    'black-ink': 'The form asks for black ink where you write by hand.',
    'every-page':
      'Every page of the form goes into the packet, also pages with nothing on them, and all of the same edition. Missing pages, or pages of different editions, are a common reason why packets are sent back.',
    'proof-of-asylum':
      'Proof of your asylum: the I-94 that says asylum was granted, the approval letter, or the order of the judge. If you got asylum through a family member, or they got it through you: the approval of Form I-730, or proof that the principal was granted asylum.',
    'proof-of-one-year':
      'Proof of one year in the United States after asylum was granted, if records do not show it: a lease, pay stubs, school or medical records.',
    'birth-certificate':
      'Birth certificate or other proof of birth, with a certified English translation. If you cannot get one, the rules name other evidence and sworn statements.',
    'two-photos': 'Two identical color photos, passport style, 2 by 2 inches.',
    'identity-document': 'Copy of a government identity document with a photo.',
    'medical-examination':
      'Form I-693 (medical examination) from a USCIS civil surgeon, in its sealed envelope, together with the I-485. It is reported that since December 2, 2024 a packet without it may be sent back.',
    'marriage-certificates':
      'Marriage certificate, and for earlier marriages the divorce, annulment or death certificates, all with a translation.',
    'adoption-papers':
      'Adoption papers of an adopted child. A child who also applies files an I-485 of their own.',
    'police-and-court-records':
      'Certified police and court records of any arrest, even if the record was sealed or the case was dismissed. Part 9 asks for the answer Yes even then.',
    'waiver-of-inadmissibility':
      'Form I-602, if a ground of inadmissibility may apply to you. Ask an attorney or a DOJ-accredited representative if one does.',
    'fee-waiver':
      'The rules let a person who was granted asylum ask not to pay the fee (a fee waiver) with Form I-912. Form I-912 and the fee do not go together: if both are sent, USCIS takes the fee.',
    'category-a5':
      'Category (a)(5), asylum granted: proof of the grant (letter, order of the judge, or I-94).',
    'category-c8':
      'Category (c)(8), asylum pending: proof that the asylum application was filed (receipt notice or court stamp).',
    'category-c8-arrests':
      'Category (c)(8) with Yes in item 30: court papers about the arrest or conviction. The form says to look in its instructions for them.',
    'category-c9': 'Category (c)(9), I-485 pending: the receipt notice of the I-485 (Form I-797C).',
    'last-work-permit': 'For a renewal: a copy of the last work permit (employment authorization card).',
    'identity-document-or-permit':
      'Copy of a government identity document with a photo, or of the last work permit.',
    'copies-and-translations':
      'Copies, not originals, unless originals are asked for. A paper in another language comes with a certified English translation.',
    'fees-of-c8': 'Some fees of category (c)(8) come from a law of July 4, 2025, and cannot be waived.',
  },
  sources: {
    'reports-of-the-announcement': 'several reports of the USCIS announcement',
    'page-1': 'page 1 of the form',
    'law-firms-and-guides': 'law firms and public guides that quote the instructions',
    usual: 'common practice',
    'manual-and-usual': 'USCIS Policy Manual, Volume 7, Part M, chapter 4; for the papers, common practice',
    'part-9-and-usual': 'Form I-485, Part 9, items 22 to 41; for the records, common practice',
  },
} as const satisfies { facts: Record<FactCode, string>; sources: Record<SourceCode, string> };
