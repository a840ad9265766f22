import type { Context } from '../kernel/context.ts';
import { type Keys, type SealedValue, sealContext } from '../kernel/db/index.ts';
import { emailKey, hashUnder } from '../kernel/http/index.ts';

/** The email address and phone number of an account, sealed together in its row and found by keyed hashes. */
export interface AccountContact {
  readonly email: string;
  /** Ten digits; empty when the owner gave none. */
  readonly phone: string;
}

export const contactSealContext = (uuid: string): string => sealContext('identity', uuid);
export const sealContact = (
  { vault }: Pick<Context, 'vault'>,
  uuid: string,
  { email, phone }: AccountContact,
): SealedValue => vault.seal(contactSealContext(uuid), { email, phone });
export const openContact = ({ vault }: Pick<Context, 'vault'>, uuid: string, row: SealedValue): AccountContact =>
  vault.open<AccountContact>(contactSealContext(uuid), row);

interface Account {
  readonly uuid: string;
  readonly organisation: string;
  readonly desk: boolean;
}

/**
 * Returns the keyed hashes of an address, one for each index key. Borrower and console accounts are separate, even when
 * a person has both under one address.
 */
export const emailHashes = (
  { keys }: { readonly keys: Pick<Keys, 'index'> },
  { organisation, desk }: Omit<Account, 'uuid'>,
  email: string,
): { hash: string; key_id: string }[] =>
  keys.index.map((key) => ({
    hash: hashUnder(key, 'identity-email', organisation, desk ? 'desk' : 'site', emailKey(email)),
    key_id: key.id,
  }));

/** Returns the keyed hashes of a phone number, one for each index key. */
export const phoneHashes = (
  { keys }: { readonly keys: Pick<Keys, 'index'> },
  organization: string,
  phone: string,
): { hash: string; key_id: string }[] =>
  keys.index.map((key) => ({ hash: hashUnder(key, 'identity-phone', organization, phone), key_id: key.id }));

export const hashesIn = (rows: readonly { readonly hash: string }[]): string[] => rows.map(({ hash }) => hash);

/**
 * Returns the rows of `identity_index` under each index key, so that an account that one server creates during a key
 * rotation conflicts with those of every other server.
 */
export const emailRows = (context: { readonly keys: Pick<Keys, 'index'> }, account: Account, email: string) =>
  emailHashes(context, account, email).map((row) => ({ ...row, kind: 'EMAIL' as const, identity_uuid: account.uuid }));
export const phoneRows = (context: { readonly keys: Pick<Keys, 'index'> }, account: Account, phone: string) =>
  phone === ''
    ? []
    : phoneHashes(context, account.organisation, phone).map((row) => ({
        ...row,
        kind: 'PHONE' as const,
        identity_uuid: account.uuid,
      }));
