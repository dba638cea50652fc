/** Largest upload, in bytes. */
export const maxUploadBytes = 10 * 1024 * 1024;
/** Most pages an upload may have. */
export const maxUploadPages = 60;
/** Fewest and most characters of a password. */
export const minPasswordLength = 6;
export const maxPasswordLength = 128;
/** A visit is kept so many days. */
export const maxVisitDays = 30;
