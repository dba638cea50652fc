import { changing, lasting, type Topic } from '../passage.ts';

/** Who may ask for the green card as an asylee, on what conditions, and which boxes are about that. */
export const whoMayFile = {
  'who-may-file-as-asylee': {
    forms: ['I-485'],
    sentences: {
      'asylee-conditions': { source: 'asylee-rules', ...lasting },
      'asylee-conditions-more': { source: 'asylee-rules', ...lasting },
      'asylee-admissible-means': { source: 'asylee-rules', ...lasting },
    },
  },
  'asylum-still-pending': {
    forms: ['I-485'],
    sentences: {
      'pending-asylum-not-enough': { source: 'asylee-rules', ...lasting },
      'grant-date-is-asked': { source: 'form-i485', ...lasting },
    },
  },
  'asylum-granted-in-court': {
    forms: ['I-485'],
    sentences: {
      'court-grant-counts': { source: 'manual-asylee-proof', ...lasting },
      'court-grant-order': { source: 'manual-asylee-proof', ...lasting },
    },
  },
  'ina-209-not-245': {
    forms: ['I-485'],
    sentences: {
      'law-is-ina-209': { source: 'asylee-adjustment', ...lasting },
      'item-on-245i': { source: 'form-i485', ...lasting },
      'rules-under-ina-209': { source: 'asylee-rules', ...lasting },
    },
  },
  'lawful-entry-and-asylees': {
    forms: ['I-485'],
    sentences: {
      'lawful-entry-no-condition': { source: 'asylee-rules', ...lasting },
      'entry-still-asked': { source: 'form-i485', ...lasting },
      'entry-for-a-lawyer': { source: 'puente', ...lasting },
    },
  },
  'discretion-memo-2026': {
    forms: ['I-485'],
    sentences: {
      'discretion-memo-other-law': { source: 'discretion-memo', ...changing },
      'discretion-memo-lawyer': { source: 'puente', ...lasting },
    },
  },
  'each-person-files-own-i485': {
    forms: ['I-485'],
    sentences: {
      'own-i485-each': { source: 'manual-asylee-proof', ...lasting },
      'own-i485-naming-is-not-filing': { source: 'manual-asylee-proof', ...lasting },
    },
  },
  'principal-or-derivative-box': {
    forms: ['I-485'],
    sentences: {
      'role-boxes-describe': { source: 'form-i485', ...lasting },
      'role-derivative-gives': { source: 'form-i485', ...lasting },
      'role-not-chosen-here': { source: 'puente', ...lasting },
    },
  },
  'family-who-came-by-i730': {
    forms: ['I-485'],
    sentences: {
      'i730-family-files-own': { source: 'manual-asylee-proof', ...lasting },
      'same-i589-family-too': { source: 'manual-asylee-proof', ...lasting },
    },
  },
  'derivative-tie-ended': {
    forms: ['I-485'],
    flags: ['family-changed'],
    sentences: {
      'tie-must-still-hold': { source: 'asylee-rules', ...lasting },
      'tie-ended-other-steps': { source: 'family-petition', ...lasting },
      'tie-ended-lawyer': { source: 'puente', ...lasting },
    },
  },
  'principal-became-citizen': {
    forms: ['I-485'],
    flags: ['family-changed'],
    sentences: {
      'citizen-principal-other-steps': { source: 'family-petition', ...lasting },
      'citizen-principal-own-claim': { source: 'family-petition', ...lasting },
      'citizen-principal-lawyer': { source: 'puente', ...lasting },
    },
  },
  'child-turned-21': {
    forms: ['I-485'],
    flags: ['family-changed'],
    sentences: {
      'age-21-item': { source: 'form-i485', ...lasting },
      'age-21-lawyer': { source: 'puente', ...lasting },
    },
  },
  'one-year-after-asylum': {
    forms: ['I-485'],
    sentences: {
      'one-year-needed': { source: 'asylee-rules', ...lasting },
      'one-year-not-before-grant': { source: 'asylee-rules', ...lasting },
    },
  },
  'filing-before-the-year-ends': {
    forms: ['I-485'],
    sentences: {
      'year-tested-at-decision': { source: 'one-year-alert', ...changing },
      'early-filing-more-proof': { source: 'one-year-alert', ...changing },
    },
  },
  'year-starts-with-the-grant': {
    forms: ['I-485'],
    sentences: {
      'year-from-grant-day': { source: 'manual-asylee-proof', ...lasting },
      'grant-day-on-which-paper': { source: 'manual-asylee-proof', ...lasting },
    },
  },
  'days-abroad-not-counted': {
    forms: ['I-485'],
    sentences: {
      'days-abroad-left-out': { source: 'one-year-alert', ...changing },
      'days-abroad-lawyer': { source: 'puente', ...lasting },
    },
  },
  'no-deadline-to-file': {
    forms: ['I-485'],
    sentences: {
      'no-deadline': { source: 'manual-asylees', ...lasting },
      'no-deadline-i589-differs': { source: 'form-i589', ...lasting },
    },
  },
  'no-yearly-limit': {
    forms: ['I-485'],
    sentences: {
      'yearly-limit-gone': { source: 'asylee-adjustment', ...lasting },
      'yearly-limit-was': { source: 'asylee-adjustment', ...lasting },
    },
  },
  'still-a-refugee': {
    forms: ['I-485'],
    sentences: {
      'refugee-still-needed': { source: 'asylee-rules', ...lasting },
      'refugee-meaning-where': { source: 'asylee-rules', ...lasting },
      'refugee-changed-lawyer': { source: 'puente', ...lasting },
    },
  },
  'settled-in-a-third-country': {
    forms: ['I-485'],
    flags: ['third-country', 'resettlement'],
    sentences: {
      'not-settled-elsewhere': { source: 'asylee-rules', ...lasting },
      'third-countries-on-i589': { source: 'form-i589', ...lasting },
      'settled-elsewhere-lawyer': { source: 'puente', ...lasting },
    },
  },
  'grounds-not-for-asylees': {
    forms: ['I-485'],
    sentences: {
      'grounds-three-left-out': { source: 'inadmissibility', ...lasting },
      'grounds-three-numbers': { source: 'inadmissibility', ...lasting },
    },
  },
  'waiver-by-i602': {
    forms: ['I-485'],
    sentences: {
      'i602-most-grounds': { source: 'inadmissibility-waiver', ...lasting },
      'i602-ground-lawyer': { source: 'puente', ...lasting },
    },
  },
  'grounds-never-waived': {
    forms: ['I-485'],
    sentences: {
      'i602-cannot-waive': { source: 'inadmissibility-waiver', ...lasting },
      'i602-cannot-waive-lawyer': { source: 'puente', ...lasting },
    },
  },
  'public-aid-and-asylees': {
    forms: ['I-485'],
    sentences: {
      'public-charge-left-out': { source: 'fee-waiver-manual', ...lasting },
      'public-charge-asked-in-part-9': { source: 'form-i485', ...lasting },
    },
  },
  'part-9-asylee-box': {
    forms: ['I-485'],
    sentences: {
      'item-56-has-asylee': { source: 'form-i485', ...lasting },
      'item-56-skips-old': { source: 'form-i485', ...lasting },
      'item-56-skips-new': { source: 'i485-edition-alert', ...changing },
    },
  },
  'part-3-affidavit-box': {
    forms: ['I-485'],
    sentences: {
      'part-3-six-boxes': { source: 'form-i485', ...lasting },
      'part-3-asylee-no-i864': { source: 'inadmissibility', ...lasting },
      'part-3-not-chosen-here': { source: 'puente', ...lasting },
    },
  },
  'part-2-asylum-box': {
    forms: ['I-485'],
    sentences: {
      'part-2-box-asylum': { source: 'form-i485', ...lasting },
      'part-2-box-refugee': { source: 'form-i485', ...lasting },
      'part-2-not-chosen-here': { source: 'puente', ...lasting },
    },
  },
  'j1-two-year-rule': {
    forms: ['I-485'],
    sentences: {
      'j1-no-bar': { source: 'asylee-rules', ...lasting },
      'j1-still-asked': { source: 'form-i485', ...lasting },
    },
  },
  'i485-in-immigration-court': {
    forms: ['I-485'],
    flags: ['court-hearing'],
    sentences: {
      'court-i485-to-judge': { source: 'asylee-rules', ...lasting },
      'court-item-in-part-2': { source: 'form-i485', ...lasting },
      'court-i485-lawyer': { source: 'puente', ...lasting },
    },
  },
  'residence-dated-back': {
    forms: ['I-485'],
    sentences: {
      'residence-one-year-back': { source: 'asylee-adjustment', ...lasting },
      'residence-date-example': { source: 'asylee-adjustment', ...lasting },
    },
  },
} as const satisfies Topic;
