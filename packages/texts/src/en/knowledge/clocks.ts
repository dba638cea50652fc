export const clocks = {
  'c8-wait-of-150-days': {
    title: 'The 150 days before a (c)(8) work permit is asked for',
    sentences: {
      'c8-150-days':
        'Form I-765 in category (c)(8) may be filed 150 days after a complete asylum application was filed.',
      'c8-150-days-counted-from':
        'The 150 days for a (c)(8) work permit are counted from the filing of the complete Form I-589, not from the day of arrival.',
    },
  },
  'c8-card-after-180-days': {
    title: 'No (c)(8) card before 180 days',
    sentences: {
      'c8-180-days':
        'A work permit card in category (c)(8) cannot be issued before 180 days of the asylum case have passed.',
      'c8-180-days-after-filing':
        'Form I-765 in category (c)(8) may go in after 150 days, but the work permit card cannot come before 180 days.',
    },
  },
  'delays-stop-the-clock': {
    title: 'Delays stop the clock',
    sentences: {
      'c8-delays-stop':
        'A delay caused by the asylum applicant stops the clock of the (c)(8) work permit, the 150 and 180 days.',
      'c8-delays-which':
        'The sources of this service do not list which delays stop the (c)(8) work permit clock; a lawyer or accredited representative can tell.',
    },
  },
  'no-wait-for-asylees': {
    title: 'No 150 days for a person with asylum',
    sentences: {
      'a5-no-150-days':
        'A person who already has asylum does not wait 150 or 180 days for a work permit; those are for a pending case, category (c)(8).',
      'a5-work-at-once':
        'Once granted, asylum itself lets a person work, and an (a)(5) work permit card is only the proof.',
    },
  },
  'which-clock-is-which': {
    title: 'One year, 150 days, 180 days',
    sentences: {
      'clocks-year-and-days':
        'One year after the grant of asylum is for the green card; 150 and 180 days after the asylum application are for a (c)(8) work permit.',
      'clocks-start-of-each':
        'For the green card, the one year starts when asylum is granted; for a (c)(8) work permit, the days start when the I-589 is filed.',
    },
  },
  'proposed-wait-of-365-days': {
    title: 'The 365 days are only proposed',
    sentences: {
      'c8-365-only-proposed':
        'The wait of 365 days for a (c)(8) work permit is only a proposed rule of February 23, 2026; no final rule is known here.',
      'c8-365-what-else':
        'The proposed (c)(8) work permit rule would give USCIS up to 180 days to decide, pauses when many cases wait, biometrics and more reasons to refuse.',
      'c8-365-comments':
        'The time for public comments on the proposed 365-day rule for (c)(8) work permits ended on April 24, 2026.',
    },
  },
  'work-permit-18-months': {
    title: 'A work permit is good for 18 months at most',
    sentences: {
      'card-18-months':
        'A work permit card in category (a)(5), (c)(8) or (c)(9) is now good for at most 18 months.',
      'card-18-months-since':
        'The 18-month limit on (a)(5), (c)(8) and (c)(9) work permits is for applications pending or filed since December 5, 2025; before, it was five years.',
    },
  },
  'automatic-extension-ended': {
    title: 'The automatic extension has ended',
    sentences: {
      'extension-ended':
        'A renewal filed on or after October 30, 2025 no longer extends the old work permit card while USCIS decides.',
      'extension-card-ends':
        'If its renewal was filed on or after October 30, 2025, an old work permit card is good only until the date printed on it.',
    },
  },
} as const;
