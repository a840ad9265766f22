import { maskEmail, maskPhone } from '@lintel/domain';
import type { Context } from '../kernel/context.ts';
import { hasSecondFactor } from './second-factor.ts';
import type { IdentityRow } from './store.ts';

/**
 * An identity as both of its calls return it. Values of aliases are masked. `twoFactorEnabled`: a login with the
 * password asks for a second factor. `totpVerified`: a code has proved that the authenticator works, without which it
 * isn't asked for.
 */
export async function toIdentityReply(context: Pick<Context, 'db' | 'accountLinks'>, row: IdentityRow) {
  const isOn = await hasSecondFactor(context, row.uuid);
  return {
    uuid: row.uuid,
    organizationCode: row.organisation,
    profileType: row.profile_type,
    email: row.email,
    updatedAt: row.updated_at.toISOString(),
    isManageable: true,
    isBroker: row.desk && (await context.accountLinks.isBroker(context.db, row.uuid)),
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
