export const filing = {
  'where-to-send': {
    title: 'Where to find the filing address',
    sentences: {
      'address-links':
        'The address for Form I-485 is on uscis.gov/i-485-addresses, and the address for Form I-765 is on uscis.gov/i-765.',
      'no-address-here': 'Puente shows no mailing address, because USCIS changes its addresses.',
      'wrong-address-returned': 'A wrong filing address is one of the reasons why USCIS sends packets back.',
    },
  },
  'addresses-changed': {
    title: 'The filing addresses changed in October 2026',
    sentences: {
      'addresses-new-since':
        'USCIS changed filing addresses on October 7, 2026, so an older address may no longer be right.',
      'old-address-postmark':
        'The USCIS filing addresses used before October 7, 2026 were good only for mail with a postmark of November 9, 2026 or earlier.',
    },
  },
  'a5-own-envelope': {
    title: 'The (a)(5) work permit form goes in its own envelope',
    sentences: {
      'a5-apart-from-i485':
        "An asylee's Form I-765 in category (a)(5) goes to its own address, in an envelope apart from the I-485.",
      'a5-address-link': 'The address where Form I-765 is sent is found on uscis.gov/i-765.',
    },
  },
  'file-online': {
    title: 'Filing the I-485 online',
    sentences: {
      'i485-upload-some':
        'Some people can file Form I-485 online as an uploaded PDF, but it is not confirmed that asylees can.',
      'i485-upload-look': 'The place to look for who may file the I-485 online is uscis.gov/i-485.',
    },
  },
  'upload-size': {
    title: 'How large an uploaded PDF may be',
    sentences: {
      'upload-12-mb': 'A PDF uploaded to file Form I-485 may have at most 12 MB and may not be encrypted.',
      'upload-some-only': 'Only some kinds of I-485 can be filed by uploading a PDF.',
    },
  },
  'filed-in-the-us': {
    title: 'Filing while in the United States',
    sentences: {
      'i765-filed-inside': 'Form I-765 says that it is filed while the person is in the United States.',
      'i485-presence-rule':
        'For the I-485 of an asylee, the rule asks for at least one year of presence in the United States after asylum was granted.',
    },
  },
  'keep-copies': {
    title: 'A copy of the packet',
    sentences: {
      'copy-line-on-checklist':
        'The checklist of Puente has a line for making a copy of the whole packet and keeping it.',
      'added-papers-are-copies':
        'Papers added to the packet of an I-485 or I-765 are copies and not originals, unless originals are asked for.',
    },
  },
  'nationality-holds': {
    title: 'Holds by nationality',
    sentences: {
      'holds-set-aside':
        'A court set the USCIS holds by nationality aside in June 2026, and an appeal is pending.',
      'holds-what-they-were':
        'The USCIS holds began with a memo of December 2, 2025: it paused all I-589 decisions, and cases such as I-485s of people from listed countries.',
      'holds-ask-lawyer':
        'Reports say that USCIS is slow to follow the judgment on its holds by nationality; a lawyer or accredited representative can say how it stands.',
    },
  },
} as const;
