/**
 * A cookie that the page may read. It says that this browser holds a session, so that nobody else is asked who they
 * are; the page turns it into `leaving` to sign out where the server cannot be reached.
 */
export const signedInMark = { cookie: 'puente_signed_in', here: '1', leaving: 'leaving' } as const;

/** Where a page that is left at once says so. Here, apart from the endpoints: there is no time to load those then. */
export const leavePath = '/api/leave';
