export type CredentialFault = 'email' | 'short' | 'match';

export interface TypedCredentials {
  readonly email: string;
  readonly password: string;
  /** Null where nobody is asked to type it twice. */
  readonly confirm: string | null;
}

/** The first thing wrong, in the order people are told; null when the server may be asked. */
export function findFault(
  { email, password, confirm }: TypedCredentials,
  minLength: number,
): CredentialFault | null {
  if (!email.includes('@')) return 'email';
  if (password.length < minLength) return 'short';
  return confirm !== null && confirm !== password ? 'match' : null;
}
