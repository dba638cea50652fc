import { createKeyedHash, deriveKey } from '../sealing/derive-key.ts';
import { createSealingKey } from '../sealing/seal.ts';

/** How an account's address is kept: something to find it by, and the address itself, sealed. */
interface SealedAddress {
  /** Of a domain that cannot exist: it is found by it, and no mail ever goes there. */
  readonly standIn: string;
  readonly sealed: string;
}

export interface AddressBook {
  readonly toStandIn: (email: string) => string;
  readonly seal: (email: string) => SealedAddress;
  /** @throws SealError when it belongs to another account */
  readonly open: (stored: SealedAddress) => string;
}

/** `invalid` is kept from use by RFC 2606. */
const domain = 'sealed.invalid';
const toPurpose = (standIn: string) => `account-email:${standIn}`;

/** better-auth looks accounts up by an address; what it gets is a keyed hash that looks like one. */
export function createAddressBook(masterKey: Uint8Array): AddressBook {
  const hash = createKeyedHash(masterKey, 'account-email-look-up');
  const key = createSealingKey(deriveKey(masterKey, 'account-emails'));
  const toStandIn = (email: string) => `${hash(email)}@${domain}`;
  return {
    toStandIn,
    seal: (email) => {
      const standIn = toStandIn(email);
      return { standIn, sealed: key.seal(Buffer.from(email), toPurpose(standIn)).toString('base64') };
    },
    open: ({ standIn, sealed }) => key.open(Buffer.from(sealed, 'base64'), toPurpose(standIn)).toString(),
  };
}
