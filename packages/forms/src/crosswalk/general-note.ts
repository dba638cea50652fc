/** What the paper as a whole leaves open, told to the person in words of its own. */
export type GeneralNote =
  | 'additional-information-not-carried'
  | 'marriage-told-two-ways'
  | 'spouse-though-not-married'
  | 'annulment-is-asked'
  | 'separation-has-no-box'
  | 'other-names-unreadable';
