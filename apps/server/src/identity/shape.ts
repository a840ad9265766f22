import { maskEmail, maskPhone } from '@lintel/domain';
import type { IdentityRow } from './store.ts';

/** An identity as both of its calls return it. Values of aliases are masked. */
export function toIdentityReply(row: IdentityRow) {
  return {
    uuid: row.uuid,
    organizationCode: row.organisation,
    profileType: row.profile_type,
    email: row.email,
    updatedAt: row.updated_at.toISOString(),
    isManageable: true,
    isBroker: false,
    aliases: [
      { type: 'Email', value: maskEmail(row.email), verified: row.email_verified_at !== null },
      ...(row.phone ? [{ type: 'Phone', value: maskPhone(row.phone), verified: false }] : []),
    ],
    passwordExpired: false,
    twoFactorEnabled: false,
    totpVerified: false,
    emailVerified: row.email_verified_at !== null,
  };
}
