import { hasGivenEmail, isExitPopupDismissed } from '../../lib/visitor-email.ts';

/** Where there is a pointer that can leave the window, and nobody who said no or gave an address before. */
export const mayAskOnExit = () =>
  matchMedia('(hover: hover) and (pointer: fine)').matches && !hasGivenEmail() && !isExitPopupDismissed();
