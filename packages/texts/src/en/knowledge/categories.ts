export const categories = {
  'category-a5': {
    title: 'Category (a)(5) is for asylum granted',
    sentences: {
      'category-a5-granted': 'Category (a)(5) of the I-765 is for people who were granted asylum.',
      'category-a5-not-c8': 'Category (c)(8) of the I-765 is for an asylum case that is still pending.',
    },
  },
  'card-optional-for-asylees': {
    title: 'An asylee may work without a card',
    sentences: {
      'category-work-by-status':
        'A person with asylum may work because of the asylum itself; a work permit card is only proof of that.',
      'category-card-optional': 'For an asylee it is optional to ask for a work permit card with Form I-765.',
    },
  },
  'category-c8': {
    title: 'Category (c)(8) is for asylum pending',
    sentences: {
      'category-c8-pending':
        'Category (c)(8) of the I-765 is for people whose asylum or withholding application is still pending.',
      'category-c8-asks':
        'In category (c)(8) of the I-765, people ask for permission to work while their asylum or withholding case is pending.',
    },
  },
  'category-c9': {
    title: 'Category (c)(9) goes with an I-485 under another law',
    sentences: {
      'category-c9-law':
        'Category (c)(9) of the I-765 is for a pending I-485 under INA 245; an asylee files the I-485 under INA 209.',
      'category-c9-unclear':
        'The sources of this service do not make clear if category (c)(9) of the I-765 fits an asylee.',
      'category-c9-lawyer':
        'Whether category (c)(9) of the I-765 fits an asylee is a question for a lawyer or an accredited representative.',
    },
  },
  'category-in-the-boxes': {
    title: 'How the category is written in the boxes',
    sentences: {
      'category-boxes':
        'Item 27 of the I-765 takes the category in small boxes, letter first and then number: c and 8, or a and 5.',
      'category-boxes-third':
        'For (c)(8) and (a)(5), the third box of item 27 on the I-765 stays empty; the word asylum is not a code.',
    },
  },
  'renewal-category': {
    title: 'A renewal keeps the letter and number',
    sentences: {
      'category-renewal':
        'For a person who renews a work permit in the same category, the I-765 takes the same letter and number as the old card.',
      'category-renewal-copy': 'To renew a work permit, the I-765 asks for a copy of the old card.',
    },
  },
  'first-replacement-or-renewal': {
    title: 'Three kinds of request on the I-765',
    sentences: {
      'category-kinds':
        'Part 1 of the I-765 has three boxes: a first permit, a card to replace or correct one, and a renewal.',
    },
  },
  'ssn-not-on-the-i765': {
    title: 'The I-765 no longer asks for a Social Security card',
    sentences: {
      'category-ssn-gone':
        'Form I-765 (08/21/25) no longer lets a person ask for a Social Security card; that is done at the Social Security Administration.',
      'category-ssn-i485': 'The I-485 still asks in Part 1 whether a person wants a Social Security card.',
    },
  },
  'which-category': {
    title: 'Puente does not choose the category',
    sentences: {
      'category-not-chosen-here':
        'This service does not choose the category of the I-765; the person who signs the form writes it.',
      'category-ask-lawyer':
        'Which category of the I-765 fits a case is a question for a lawyer or an accredited representative.',
    },
  },
} as const;
