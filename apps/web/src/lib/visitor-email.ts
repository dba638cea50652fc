/** What a person gave for mail from this site. It stays on this device; the names of the keys are published. */
const keys = { email: 'userEmail', firstName: 'userFirstName', lastName: 'userLastName' } as const;
/** For this visit only, and nothing personal. */
const skippedKey = 'emailGateSkipped';
/** For good, and nothing personal either. */
const dismissedKey = 'exitPopupDismissed';
/** What a browser that keeps nothing would forget: it holds until the page is loaded again. */
let isDismissed = false;

export interface GivenEmail {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

export function hasGivenEmail(): boolean {
  try {
    return Boolean(localStorage.getItem(keys.email));
  } catch {
    return false;
  }
}

export function rememberGivenEmail(input: GivenEmail) {
  try {
    for (const name of ['email', 'firstName', 'lastName'] as const)
      if (input[name]) localStorage.setItem(keys[name], input[name]);
  } catch {
    // A browser that keeps nothing will be asked again.
  }
}

export function isEmailSkipped(): boolean {
  try {
    return sessionStorage.getItem(skippedKey) !== null;
  } catch {
    return false;
  }
}

export function skipEmail() {
  try {
    sessionStorage.setItem(skippedKey, '1');
  } catch {
    // Skipped until the page is loaded again.
  }
}

export function isExitPopupDismissed(): boolean {
  try {
    return isDismissed || localStorage.getItem(dismissedKey) !== null;
  } catch {
    return isDismissed;
  }
}

export function dismissExitPopup() {
  isDismissed = true;
  try {
    localStorage.setItem(dismissedKey, 'true');
  } catch {
    // Dismissed until the page is loaded again.
  }
}
