export const rejections = {
  'why-packets-come-back': {
    title: 'Why USCIS sends packets back',
    sentences: {
      'returned-common':
        'Common reasons for a returned packet are an old edition, missing pages, no signature by hand, or a wrong fee.',
      'returned-i485':
        'An I-485 can also come back with no Form I-693, with required boxes empty, or with no category or several in Part 2.',
      'returned-address': 'A packet sent to a wrong address can come back too.',
    },
  },
  'missing-pages': {
    title: 'All pages go into the packet',
    sentences: {
      'pages-missing-returned':
        'A form with missing pages is often sent back; the I-485 has 24 pages and the I-765 has 7.',
      'pages-empty-too':
        'All pages of the I-485 or the I-765 go into the packet, also those with nothing written on them.',
    },
  },
  'no-hand-signature': {
    title: 'No signature by hand',
    sentences: {
      'unsigned-returned':
        'A form with no signature, or with a typed or stamped one, is a common reason for a returned packet.',
      'boxes-locked-sign-on-paper':
        'The I-485 and the I-765 are signed by hand after printing; the signature boxes of the PDFs are locked.',
    },
  },
  'pasted-signature': {
    title: 'Pasted signatures and signatures made by software',
    sentences: {
      'pasted-signature-rejected':
        'Since July 10, 2026, USCIS may reject or deny a form with a pasted, stamped or software-made signature.',
      'pasted-signature-fee-kept':
        'When a form is rejected or denied for a pasted, stamped or software-made signature, USCIS may keep the fee.',
      'ink-or-scan-of-ink':
        'For the signature, the rule takes ink on paper, or a scan of a page signed in ink.',
    },
  },
  'no-medical-exam': {
    title: 'An I-485 without the medical exam',
    sentences: {
      'i693-missing-rejected':
        'USCIS may reject a Form I-485 that arrives without Form I-693, the medical exam.',
      'i693-together-since': 'Since December 2, 2024, Form I-693 is to be sent together with the I-485.',
    },
  },
  'empty-boxes': {
    title: 'Empty boxes and N/A',
    sentences: {
      'incomplete-warning':
        'Page 1 of Form I-485 warns that an incomplete form, or missing papers, can lead to a rejection or a denial.',
      'n-a-only-where-taken':
        'Not every box of the I-485 takes N/A; some boxes take only digits or only a date.',
    },
  },
  'one-category': {
    title: 'One category in Part 2',
    sentences: {
      'category-none-or-two':
        'An I-485 with no category in Part 2, or with more than one, is among the packets that come back.',
      'category-only-one':
        'Item 3 in Part 2 of the I-485 lists the categories from 3.a to 3.g, and the form takes a single box among them.',
    },
  },
} as const;
