import { aNumber } from '../values/a-number.ts';
import { i94 } from '../values/i94.ts';
import type { NumberKind } from '../values/number-kind.ts';
import { phone } from '../values/phone.ts';
import { sevis } from '../values/sevis.ts';
import { ssn } from '../values/ssn.ts';
import { uscisAccount } from '../values/uscis-account.ts';

/** The numbers a form asks for, in the order in which what is wrong with them is told. */
export const numberKinds = {
  'a-number': aNumber,
  ssn,
  'uscis-account': uscisAccount,
  i94,
  phone,
  sevis,
} satisfies Record<string, NumberKind>;

export type NumberAsked = keyof typeof numberKinds;

export const isNumberAsked = (asks: string | undefined): asks is NumberAsked =>
  asks !== undefined && asks in numberKinds;
