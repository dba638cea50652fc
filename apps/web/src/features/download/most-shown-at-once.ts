/** A longer list stays closed at first: on a phone it would hide the download under it. */
export const maxShownAtOnce = 5;
