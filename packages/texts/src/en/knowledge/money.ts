export const money = {
  'asylees-pay-for-i485': {
    title: 'An asylee pays for the I-485',
    sentences: {
      'asylees-pay':
        'A person who was granted asylum pays the fee of the I-485; a refugee files it without a fee.',
      'waiver-instead-of-fee': 'An asylee may ask USCIS with Form I-912 to waive the fee of the I-485.',
      'free-for-asylees-is-wrong':
        'Some web pages say that the I-485 is free for asylees, and they are wrong.',
    },
  },
  'i485-fee': {
    title: 'The fee of the I-485',
    sentences: {
      'i485-fee-amount': 'The fee of Form I-485 is 1,440 dollars on paper and 1,390 dollars online.',
      'i485-fee-list-day':
        'The I-485 fees of 1,440 dollars on paper and 1,390 online are from the USCIS fee list of October 1, 2026 (Form G-1055).',
    },
  },
  'i485-fee-child': {
    title: 'The fee of the I-485 for a child under 14',
    sentences: {
      'i485-fee-under-14':
        'A child under 14 who files Form I-485 with a parent pays 950 dollars on paper or 900 dollars online.',
      'i485-fee-from-14':
        'From age 14 on, the fee of the I-485 is the general one: 1,440 dollars on paper or 1,390 online.',
    },
  },
  'i485-biometrics-included': {
    title: 'Biometrics are part of the fee of the I-485',
    sentences: {
      'biometrics-in-i485-fee':
        'The fee of Form I-485 already includes biometrics, such as fingerprints, so no extra fee is charged for them.',
    },
  },
  'a5-first-card-fee': {
    title: 'The first (a)(5) work permit has no fee',
    sentences: {
      'a5-first-no-fee':
        'A person granted asylum pays no fee for the first work permit in category (a)(5), asked for on Form I-765.',
      'a5-later-has-fee': 'A renewal of the (a)(5) work permit does have a fee, unless USCIS waives it.',
    },
  },
  'a5-renewal-fee': {
    title: 'The fee to renew an (a)(5) work permit',
    sentences: {
      'a5-renewal-amount':
        'Renewing the (a)(5) work permit of an asylee costs 520 dollars on paper or 470 dollars online.',
      'a5-renewal-waived': 'The fee of an (a)(5) renewal is not paid when USCIS has waived it.',
    },
  },
  'c8-first-card-fee': {
    title: 'The fee of the first (c)(8) work permit',
    sentences: {
      'c8-first-amount':
        'Since October 16, 2026, the first work permit in category (c)(8), for a pending asylum case, costs 570 dollars.',
      'c8-first-older-amounts':
        'The amounts of 550 and then 560 dollars for the first (c)(8) card are older and no longer right.',
    },
  },
  'c8-renewal-fee': {
    title: 'The fees to renew a (c)(8) work permit',
    sentences: {
      'c8-renewal-amounts':
        'Renewing a (c)(8) work permit takes two amounts: 520 dollars on paper or 470 online, and 275 dollars more.',
      'c8-renewal-275-not-waived':
        'The 275 dollars added to the normal fee of a (c)(8) work permit renewal come from a law of July 4, 2025 and cannot be waived.',
    },
  },
  'c9-card-fee': {
    title: 'The fee of a (c)(9) work permit',
    sentences: {
      'c9-amount':
        'A (c)(9) work permit costs 260 dollars for an I-485 filed with a fee after April 1, 2024 under INA 245; asylees file under INA 209.',
      'c9-names-ina-245':
        'The rule of category (c)(9) names green card cases under INA 245; an asylee files under INA 209.',
    },
  },
  'i589-fee': {
    title: 'The fee of the I-589',
    sentences: {
      'i589-amount':
        'Form I-589, the asylum application, costs 100 dollars, and this amount stayed the same in October 2026.',
      'i589-since-not-waived':
        'The I-589 fee began with forms postmarked on July 22, 2025 or later, and it cannot be waived.',
    },
  },
  'annual-asylum-fee': {
    title: 'The annual asylum fee',
    sentences: {
      'annual-fee-amount':
        'Since October 16, 2026, the annual asylum fee for a pending Form I-589 is 105 dollars.',
      'annual-fee-older-amounts':
        'The annual asylum fee was 100 dollars at first and 102 dollars from January 1, 2026.',
    },
  },
  'annual-fee-unpaid': {
    title: 'When the annual asylum fee is not paid',
    sentences: {
      'annual-fee-unpaid-i589':
        'Since May 29, 2026, USCIS rejects a pending I-589 when the annual asylum fee stays unpaid for 30 days.',
      'annual-fee-unpaid-cards':
        'With the annual asylum fee unpaid for 30 days, a pending (c)(8) work permit is denied too, and a (c)(8) card already held ends.',
      'annual-fee-unpaid-lawyer':
        'An unpaid annual asylum fee is a matter to take to a lawyer or accredited representative before filing anything.',
    },
  },
  'annual-fee-court': {
    title: 'Courts and the annual asylum fee',
    sentences: {
      'annual-fee-stay-then-rule':
        'A court paused the annual asylum fee in October 2025, but since May 29, 2026 a rule rejects unpaid cases.',
      'annual-fee-class':
        'Some people in a class action lawsuit are exempt from the annual asylum fee; who they are is a question for a lawyer or accredited representative.',
    },
  },
  'waiver-grounds': {
    title: 'The three grounds of a fee waiver (I-912)',
    sentences: {
      'waiver-three-grounds':
        'Form I-912 has three grounds for a fee waiver: a benefit that depends on income (means-tested), low household income, or financial hardship.',
      'waiver-income-limit':
        'For Form I-912, low income means no more than 150 percent of the poverty guidelines for the household.',
    },
  },
  'waiver-not-with-payment': {
    title: 'Form I-912 and a payment do not go together',
    sentences: {
      'waiver-or-fee-taken':
        'Form I-912 and a payment do not go together: when both arrive, USCIS takes the fee.',
      'waiver-one-of-two': 'A packet holds one of the two: the payment or the request in Form I-912.',
    },
  },
  'added-fees-not-waived': {
    title: 'The fees of the 2025 law cannot be waived',
    sentences: {
      'added-fees-no-waiver':
        'The annual asylum fee, like all fees that come from the law of July 4, 2025 (H.R. 1), cannot be waived, also not with Form I-912.',
      'added-fees-which':
        'The fee of the I-589, the annual asylum fee and the added fees of (c)(8) work permits are among the fees that cannot be waived.',
    },
  },
  'pay-by-card-or-bank': {
    title: 'Paper forms are paid by card or bank account',
    sentences: {
      'pay-g1450-g1650':
        'USCIS takes payment for paper forms by card with Form G-1450 or from a bank account with Form G-1650.',
      'pay-card-since':
        'Since October 28, 2025, paper forms are paid to USCIS only by card or from a bank account, unless a person is exempt.',
    },
  },
  'checks-sent-back': {
    title: 'Checks and money orders are sent back',
    sentences: {
      'checks-returned':
        'USCIS sends back checks and money orders for paper forms, unless the person is exempt.',
      'g1651-is-for-exempt':
        'Form G-1651 is the form for being exempt from paying a paper form by card or bank account.',
    },
  },
  'one-payment-for-each-form': {
    title: 'Each form has its own payment',
    sentences: {
      'one-payment-form-each':
        'Each form carries its own payment: one payment form, such as Form G-1450, goes with each application.',
      'paid-one-by-one':
        'The I-485 and the I-765 of one person, and the I-485s of a family, are paid one by one.',
    },
  },
  'wrong-amount': {
    title: 'A wrong amount is sent back',
    sentences: {
      'wrong-fee-returned': 'A packet with a wrong fee is sent back by USCIS.',
      'old-amount-is-wrong':
        'An old fee amount is a wrong one too: since October 16, 2026, new amounts of the 2025 law apply.',
    },
  },
  'added-fees-change': {
    title: 'The fees of the 2025 law change',
    sentences: {
      'added-fees-yearly':
        'The asylum fees of the 2025 law can change every year; the last change known was on October 16, 2026.',
      'added-fees-rose':
        'On October 16, 2026, the first (c)(8) card went to 570 dollars and the annual asylum fee to 105 dollars.',
      'added-fees-stayed':
        'On October 16, 2026, the 275 dollars added to the normal (c)(8) renewal fee and the 100 dollars for the I-589 stayed the same.',
    },
  },
  'where-to-see-fees': {
    title: 'Where USCIS shows its fees',
    sentences: {
      'fee-list-g1055': 'The USCIS fee list is Form G-1055, found at uscis.gov/g-1055.',
      'fees-here-as-of':
        'The fees quoted here are from the USCIS list of October 1, 2026 and from the notice about October 16, 2026.',
    },
  },
} as const;
