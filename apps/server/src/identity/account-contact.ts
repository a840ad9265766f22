import type { Context } from '../kernel/context.ts';
import { type Keys, type Sealed, sealedPlace } from '../kernel/db/index.ts';
import { emailKey, hashUnder } from '../kernel/http/index.ts';

/** Where the owner of an account is reached; sealed together in its row. */
export interface AccountContact {
  readonly email: string;
  /** Ten digits; empty for who gave none. */
  readonly phone: string;
}

export const contactPlace = (uuid: string): string => sealedPlace('identity', uuid);
export const sealContact = (
  { vault }: Pick<Context, 'vault'>,
  uuid: string,
  { email, phone }: AccountContact,
): Sealed => vault.seal(contactPlace(uuid), { email, phone });
export const openContact = ({ vault }: Pick<Context, 'vault'>, uuid: string, row: Sealed): AccountContact =>
  vault.open<AccountContact>(contactPlace(uuid), row);

interface Account {
  readonly uuid: string;
  readonly organisation: string;
  readonly desk: boolean;
}

/** Accounts of borrowers and of the console are apart, though someone may have both under one address. */
export const emailHashes = (
  { keys }: { readonly keys: Pick<Keys, 'index'> },
  { organisation, desk }: Omit<Account, 'uuid'>,
  email: string,
): { hash: string; key_id: string }[] =>
  keys.index.map((key) => ({
    hash: hashUnder(key, 'identity-email', organisation, desk ? 'desk' : 'site', emailKey(email)),
    key_id: key.id,
  }));

export const phoneHashes = (
  { keys }: { readonly keys: Pick<Keys, 'index'> },
  organisation: string,
  phone: string,
): { hash: string; key_id: string }[] =>
  keys.index.map((key) => ({ hash: hashUnder(key, 'identity-phone', organisation, phone), key_id: key.id }));

export const hashesIn = (rows: readonly { readonly hash: string }[]): string[] => rows.map(({ hash }) => hash);

/** Its blind index, under each index key: an account that one server makes during a rotation meets those of every other. */
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
