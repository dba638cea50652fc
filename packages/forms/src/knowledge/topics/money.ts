import { changing, lasting, type Topic } from '../passage.ts';

/** What is paid, how, and when it can be waived. */
export const money = {
  'asylees-pay-for-i485': {
    forms: ['I-485'],
    sentences: {
      'asylees-pay': { source: 'fee-schedule', ...changing },
      'waiver-instead-of-fee': { source: 'fee-waiver-manual', ...lasting },
      'free-for-asylees-is-wrong': { source: 'fee-schedule', ...changing },
    },
  },
  'i485-fee': {
    forms: ['I-485'],
    sentences: {
      'i485-fee-amount': { source: 'fee-schedule', ...changing },
      'i485-fee-list-day': { source: 'fee-schedule', ...changing },
    },
  },
  'i485-fee-child': {
    forms: ['I-485'],
    sentences: {
      'i485-fee-under-14': { source: 'fee-schedule', ...changing },
      'i485-fee-from-14': { source: 'fee-schedule', ...changing },
    },
  },
  'i485-biometrics-included': {
    forms: ['I-485'],
    sentences: {
      'biometrics-in-i485-fee': { source: 'fee-schedule', ...changing },
    },
  },
  'a5-first-card-fee': {
    forms: ['I-765'],
    sentences: {
      'a5-first-no-fee': { source: 'fee-schedule', ...changing },
      'a5-later-has-fee': { source: 'fee-schedule', ...changing },
    },
  },
  'a5-renewal-fee': {
    forms: ['I-765'],
    sentences: {
      'a5-renewal-amount': { source: 'fee-schedule', ...changing },
      'a5-renewal-waived': { source: 'fee-schedule', ...changing },
    },
  },
  'c8-first-card-fee': {
    forms: ['I-765'],
    sentences: {
      'c8-first-amount': { source: 'added-fees-2026', ...changing },
      'c8-first-older-amounts': { source: 'added-fees-2026', ...changing },
    },
  },
  'c8-renewal-fee': {
    forms: ['I-765'],
    sentences: {
      'c8-renewal-amounts': { source: 'fee-schedule', ...changing },
      'c8-renewal-275-not-waived': { source: 'added-fees', ...changing },
    },
  },
  'c9-card-fee': {
    forms: ['I-765'],
    sentences: {
      'c9-amount': { source: 'fee-schedule', ...changing },
      'c9-names-ina-245': { source: 'work-with-i485', ...lasting },
    },
  },
  'i589-fee': {
    forms: [],
    sentences: {
      'i589-amount': { source: 'added-fees-2026', ...changing },
      'i589-since-not-waived': { source: 'added-fees', ...changing },
    },
  },
  'annual-asylum-fee': {
    forms: [],
    sentences: {
      'annual-fee-amount': { source: 'added-fees-2026', ...changing },
      'annual-fee-older-amounts': { source: 'added-fees-2026', ...changing },
    },
  },
  'annual-fee-unpaid': {
    forms: [],
    flags: ['unpaid-annual-fee'],
    sentences: {
      'annual-fee-unpaid-i589': { source: 'annual-fee-rule', ...changing },
      'annual-fee-unpaid-cards': { source: 'annual-fee-rule', ...changing },
      'annual-fee-unpaid-lawyer': { source: 'puente', ...lasting },
    },
  },
  'annual-fee-court': {
    forms: [],
    flags: ['unpaid-annual-fee'],
    sentences: {
      'annual-fee-stay-then-rule': { source: 'annual-fee-rule', ...changing },
      'annual-fee-class': { source: 'annual-fee-rule', ...changing },
    },
  },
  'waiver-grounds': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'waiver-three-grounds': { source: 'fee-rule', ...lasting },
      'waiver-income-limit': { source: 'fee-rule', ...lasting },
    },
  },
  'waiver-not-with-payment': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'waiver-or-fee-taken': { source: 'fee-waiver-manual', ...lasting },
      'waiver-one-of-two': { source: 'fee-waiver-manual', ...lasting },
    },
  },
  'added-fees-not-waived': {
    forms: ['I-765'],
    sentences: {
      'added-fees-no-waiver': { source: 'added-fees', ...lasting },
      'added-fees-which': { source: 'added-fees', ...lasting },
    },
  },
  'pay-by-card-or-bank': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'pay-g1450-g1650': { source: 'payment-alert', ...changing },
      'pay-card-since': { source: 'payment-alert', ...changing },
    },
  },
  'checks-sent-back': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'checks-returned': { source: 'payment-alert', ...changing },
      'g1651-is-for-exempt': { source: 'payment-alert', ...changing },
    },
  },
  'one-payment-for-each-form': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'one-payment-form-each': { source: 'payment-alert', ...changing },
      'paid-one-by-one': { source: 'payment-alert', ...changing },
    },
  },
  'wrong-amount': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'wrong-fee-returned': { source: 'filing-rule', ...lasting },
      'old-amount-is-wrong': { source: 'added-fees-2026', ...changing },
    },
  },
  'added-fees-change': {
    forms: ['I-765'],
    sentences: {
      'added-fees-yearly': { source: 'added-fees-2026', ...changing },
      'added-fees-rose': { source: 'added-fees-2026', ...changing },
      'added-fees-stayed': { source: 'added-fees-2026', ...changing },
    },
  },
  'where-to-see-fees': {
    forms: ['I-485', 'I-765'],
    sentences: {
      'fee-list-g1055': { source: 'fee-schedule', ...changing },
      'fees-here-as-of': { source: 'fee-schedule', ...changing },
    },
  },
} as const satisfies Topic;
