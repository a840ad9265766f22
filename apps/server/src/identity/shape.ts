import { maskEmail, maskPhone } from '@lintel/domain';
import type { Context } from '../kernel/context.ts';
import { hasSecondFactor } from './second-factor.ts';
import { findByEmail, type IdentityRow } from './store.ts';

type Parts = Pick<Context, 'db' | 'keys' | 'vault' | 'accountLinks'>;

/**
 * Builds the contract's shape of an identity, which two calls return. Values of aliases are masked. `twoFactorEnabled`:
 * a login with the password asks for a second factor. `totpVerified`: a code has proved that the authenticator works,
 * without which it isn't asked for. `isManageable`: the account is its owner's to manage; one that was made to sign for
 * another person only logs in to sign.
 */
export async function toIdentityReply(context: Parts, row: IdentityRow) {
  const isOn = await hasSecondFactor(context, row.uuid);
  return {
    uuid: row.uuid,
    organizationCode: row.organisation,
    profileType: row.profile_type,
    email: row.email,
    updatedAt: row.updated_at.toISOString(),
    isManageable: row.profile_type === 'BORROWER',
    isBroker: await isBroker(context, row),
    isSigner: !row.desk && (await context.accountLinks.findLoanToSign(context.db, row.uuid)) !== undefined,
    aliases: [
      { type: 'Email', value: maskEmail(row.email), verified: row.email_verified_at !== null },
      ...(row.phone ? [{ type: 'Phone', value: maskPhone(row.phone), verified: row.phone_verified_at !== null }] : []),
    ],
    passwordExpired: row.password_expired_at !== null,
    twoFactorEnabled: isOn,
    totpVerified: isOn,
    emailVerified: row.email_verified_at !== null,
  };
}

/**
 * A broker logs in to the console. The same person is a broker in another account with that address, once confirmed.
 */
async function isBroker(context: Parts, row: IdentityRow): Promise<boolean> {
  if (row.desk) return context.accountLinks.isBroker(context.db, row.uuid);
  if (row.email_verified_at === null) return false;
  const staff = await findByEmail(context, context.db, row.organisation, row.email, true);
  return staff !== undefined && context.accountLinks.isBroker(context.db, staff.uuid);
}
