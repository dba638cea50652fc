/** An account that may enter the back office, in a session of it. */
export interface Admin {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly hasTotp: boolean;
  readonly backupCodesLeft: number;
  /** Of the session's token. */
  readonly tokenHash: string;
  readonly idleEndsAt: Date;
  readonly endsAt: Date;
}
