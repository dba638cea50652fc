interface PrivateNavigator {
  readonly globalPrivacyControl?: boolean;
}

/** Do Not Track or Global Privacy Control. */
export const wantsPrivacy = () =>
  (navigator as PrivateNavigator).globalPrivacyControl === true || navigator.doNotTrack === '1';

const toSite = (page: string) => (URL.canParse(page) ? new URL(page).origin : '');

/** Which browser this is and from which site it came; neither for somebody who does not want to be followed. */
export function tellOrigin(): { userAgent?: string; referrer?: string } {
  if (wantsPrivacy()) return {};
  const referrer = toSite(document.referrer);
  const isOwn = referrer === location.origin;
  return { userAgent: navigator.userAgent, ...(referrer && !isOwn ? { referrer } : {}) };
}
