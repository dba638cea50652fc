export const terms = {
  'what-is-an-a-number': {
    title: 'What an A-Number is',
    sentences: {
      'term-a-number':
        "An A-Number is the number of a person's file with U.S. immigration; it has nine digits.",
      'term-a-number-writing':
        'The I-485 takes the digits of the A-Number without the letter A; an A-Number of eight digits gets a zero in front.',
    },
  },
  'what-is-an-i94': {
    title: 'What Form I-94 is',
    sentences: {
      'term-i94': "Form I-94 is the U.S. record of a person's entry; its number has 11 letters and digits.",
      'term-i94-with-grant': 'An I-94 that says asylum was granted serves as proof of asylum for the I-485.',
    },
  },
  'what-is-an-asylee': {
    title: 'What an asylee is',
    sentences: {
      'term-asylee': 'An asylee is a person who was granted asylum in the United States.',
      'term-asylee-grant':
        'The letter of the asylum office, or the order of a judge, the Board or a court, shows that asylum was granted.',
    },
  },
  'asylee-or-refugee': {
    title: 'Asylee and refugee are not the same',
    sentences: {
      'term-refugee':
        'An asylee was granted asylum, a refugee was let in as a refugee, and the I-485 has a box for each.',
      'term-refugee-fee': 'An asylee pays the fee of the I-485, and a refugee does not.',
    },
  },
  'what-is-an-asylum-seeker': {
    title: 'What an asylum seeker is',
    sentences: {
      'term-asylum-seeker':
        'An asylum seeker is a person who filed Form I-589 and whose asylum case is still pending.',
      'term-asylum-seeker-category': 'The I-765 has category (c)(8) for people whose asylum case is pending.',
    },
  },
  'what-is-a-principal': {
    title: 'What the principal is',
    sentences: {
      'term-principal': 'The principal is the person who was granted asylum on a Form I-589 of their own.',
      'term-principal-box': 'Part 2 of the I-485 has one box for a principal and one for a derivative.',
    },
  },
  'what-is-a-derivative': {
    title: 'What a derivative is',
    sentences: {
      'term-derivative':
        'A derivative is the spouse or child who got asylum through the principal, on the same I-589 or later by Form I-730.',
      'term-derivative-questions':
        "The I-485 asks a derivative for the principal's name, A-Number and birth date.",
    },
  },
  'what-is-an-ead': {
    title: 'What an EAD is',
    sentences: {
      'term-ead':
        'EAD means employment authorization document: it is the card that people call a work permit.',
      'term-ead-form': 'People ask for an EAD, the work permit card, with Form I-765.',
    },
  },
  'what-is-a-green-card': {
    title: 'What a green card is',
    sentences: {
      'term-green-card': 'Green card is the everyday name for the card of a permanent resident.',
      'term-green-card-form': 'With Form I-485 an asylee asks to become a permanent resident.',
    },
  },
  'what-is-uscis': {
    title: 'What USCIS is',
    sentences: {
      'term-uscis':
        'USCIS is the U.S. government agency that takes in immigration forms such as the I-485 and the I-765.',
      'term-uscis-court':
        'USCIS is not the court: the I-485 of an asylee in removal proceedings goes to the immigration judge.',
    },
  },
  'what-is-eoir': {
    title: 'What EOIR is',
    sentences: {
      'term-eoir':
        'EOIR is the immigration court: its judges hear the cases of people in removal proceedings.',
      'term-eoir-question':
        'Part 2 of the I-485 asks whether the form is being filed with the immigration court (EOIR).',
    },
  },
  'what-is-the-i589': {
    title: 'What Form I-589 is',
    sentences: {
      'term-i589': 'Form I-589 is the application for asylum and for withholding of removal.',
      'term-i589-here':
        'This service reads a scan of Form I-589 and copies what it finds into the I-485 or the I-765.',
    },
  },
  'what-is-the-i485': {
    title: 'What Form I-485 is',
    sentences: {
      'term-i485':
        'Form I-485 is the form with which a person in the United States applies for a green card.',
      'term-i485-size': 'Form I-485 has 24 pages, in 14 Parts.',
    },
  },
  'what-is-the-i765': {
    title: 'What Form I-765 is',
    sentences: {
      'term-i765': 'Form I-765 is the form with which a person applies for a work permit card.',
      'term-i765-size': 'Form I-765 has 7 pages and 6 Parts in edition 08/21/25.',
    },
  },
  'what-is-the-i730': {
    title: 'What Form I-730 is',
    sentences: {
      'term-i730':
        'Form I-730 is the form by which a spouse or child can get asylum through a principal who already has it.',
      'term-i730-proof':
        'When a spouse or child with asylum by Form I-730 files an I-485, the approval of the I-730 serves as proof of asylum.',
    },
  },
  'what-is-a-waiver': {
    title: 'What a waiver and Form I-602 are',
    sentences: {
      'term-waiver':
        'A waiver is a pardon for a ground that bars the green card; an asylee asks for it with Form I-602.',
      'term-waiver-limits': 'Some grounds that bar the green card of an asylee cannot be waived at all.',
      'term-waiver-lawyer':
        'A ground that bars the green card is for a lawyer or an accredited representative to look at before filing.',
    },
  },
  'what-is-the-i693': {
    title: 'What Form I-693 is',
    sentences: {
      'term-i693':
        'Form I-693 is the report of the medical exam that a USCIS civil surgeon does for the I-485.',
      'term-civil-surgeon':
        'USCIS has a page, Find a civil surgeon, that lists the doctors who do the exam for Form I-693.',
    },
  },
  'what-is-the-i912': {
    title: 'What Form I-912 is',
    sentences: {
      'term-i912': 'Form I-912 is the form that asks USCIS to waive a fee.',
      'term-i912-asylees': 'An asylee may use Form I-912 to ask for a waiver of the I-485 fee.',
    },
  },
  'what-is-a-receipt-notice': {
    title: 'What a receipt notice is',
    sentences: {
      'term-receipt':
        'A receipt notice, Form I-797C, is the letter in which USCIS says that it received a form.',
      'term-receipt-asylum':
        'For category (c)(8) of the I-765, the receipt of the asylum application can show that asylum was applied for.',
    },
  },
  'what-are-biometrics': {
    title: 'What biometrics are',
    sentences: {
      'term-biometrics':
        'Biometrics are the fingerprints and the photo that USCIS takes of a person at an appointment.',
      'term-biometrics-appointment':
        'An appointment for biometrics is to be expected, since USCIS no longer uses the photos that people send.',
    },
  },
  'what-is-the-a-file': {
    title: 'What the A-file is',
    sentences: {
      'term-a-file':
        "The A-file is the government's file about one person, kept under that person's A-Number.",
      'term-a-file-compared': 'USCIS compares the I-485 of an asylee with what is in the A-file.',
    },
  },
  'what-is-inadmissibility': {
    title: 'What inadmissible means',
    sentences: {
      'term-inadmissible':
        'Inadmissible means that a ground in the law stands between a person and the green card.',
      'term-inadmissible-part-9':
        'Part 9 of the I-485 asks about the grounds that can make a person inadmissible.',
      'term-inadmissible-lawyer':
        'A Yes in Part 9 of the I-485 is for a lawyer or an accredited representative to look at before filing.',
    },
  },
  'what-is-firm-resettlement': {
    title: 'What firm resettlement is',
    sentences: {
      'term-resettlement':
        "Firm resettlement is the law's name for having settled for good in some other country.",
      'term-resettlement-rule':
        'The law does not allow firm resettlement in another country for the green card of an asylee.',
      'term-resettlement-lawyer':
        'A life in a third country is for a lawyer or an accredited representative to look at before filing.',
    },
  },
  'what-are-removal-proceedings': {
    title: 'What removal proceedings are',
    sentences: {
      'term-removal':
        'Removal proceedings are a court case about whether a person has to leave the United States.',
      'term-removal-judge':
        'While removal proceedings are open, the I-485 of an asylee goes to the immigration judge.',
      'term-removal-lawyer':
        'Part 2 of the I-485 asks about removal proceedings; they are for a lawyer or an accredited representative to look at before filing.',
    },
  },
  'what-is-public-charge': {
    title: 'What public charge is',
    sentences: {
      'term-public-charge':
        'Public charge is a ground in the law about people who may come to depend on government aid.',
      'term-public-charge-asylees':
        'Public charge does not apply to a person who asks for the green card as an asylee.',
    },
  },
  'what-is-a-preparer': {
    title: 'What a preparer is',
    sentences: {
      'term-preparer':
        'A preparer is anyone other than the applicant who filled out the form for them, paid or not.',
      'term-preparer-signs': 'The preparer signs Part 12 of the I-485 or Part 5 of the I-765.',
    },
  },
  'what-is-an-interpreter': {
    title: 'What the interpreter is',
    sentences: {
      'term-interpreter':
        "The interpreter is the person who read the I-485 or the I-765 to the applicant in the applicant's own language.",
      'term-interpreter-signs':
        'The interpreter names the language and signs Part 11 of the I-485 or Part 4 of the I-765.',
    },
  },
  'what-is-an-accredited-representative': {
    title: 'What an accredited representative is',
    sentences: {
      'term-accredited':
        'An accredited representative is a person who is not a lawyer but may act for people in their immigration cases.',
      'term-accredited-doj':
        'The permission to be an accredited representative comes from the U.S. Department of Justice (DOJ).',
    },
  },
  'what-is-a-notario': {
    title: 'What a notario is',
    sentences: {
      'term-notario':
        'In the United States a notario is not a lawyer and may not act for people in their cases with USCIS.',
      'term-notario-states': 'Many states have laws of their own about notarios and consultants.',
    },
  },
  'what-is-a-category-code': {
    title: 'What a category of the I-765 is',
    sentences: {
      'term-category':
        'The category is the letter and number on the I-765 that say why a person asks for a work permit.',
      'term-category-asylum':
        'On the I-765, category (a)(5) means that asylum was granted, and (c)(8) that the asylum case is pending.',
    },
  },
  'what-is-an-edition': {
    title: 'What the edition of a form is',
    sentences: {
      'term-edition': 'The edition of a form is the date printed at the foot of each page.',
      'term-edition-taken': 'USCIS takes only certain editions of a form and sends back the others.',
    },
  },
  'what-is-part-14': {
    title: 'What Part 14 is',
    sentences: {
      'term-part-14':
        'Part 14 is the last page of the I-485, for answers that do not fit in their boxes and for explanations.',
      'term-part-14-entries':
        'Each entry in Part 14 of the I-485 names the page, the Part and the item that it belongs to.',
      'term-part-6-i765': 'On the I-765 the page for answers that do not fit in their boxes is Part 6.',
    },
  },
  'what-is-perjury': {
    title: 'What penalty of perjury means',
    sentences: {
      'term-perjury':
        'To sign a form under penalty of perjury means to swear that the answers are complete, true and correct.',
      'term-perjury-law': 'U.S. law punishes a person who swears to something known to be false.',
    },
  },
} as const;
