import type { HandlerReply, readOriginator, readReferral } from '@lintel/contract';
import { maskEmail, maskPhone } from '@lintel/domain';
import type { OriginatorRow } from './store.ts';
import type { ReferredPerson } from './types.ts';

type OriginatorReply = HandlerReply<typeof readOriginator>;

/** Returns a loan officer or broker as visitors see one: contact, NMLS ID and licensed states. */
export const toOriginatorReply = (row: OriginatorRow): OriginatorReply => ({
  originatorDisplayInfo: {
    phoneNumber: row.phone,
    email: row.email,
    originatorName: row.kind === 'OFFICER' ? row.name : null,
    brokerName: row.kind === 'BROKER' ? row.name : null,
    avatarUri: null,
    nmls: row.nmls_id,
    repliesWithinHours: row.replies_within_hours,
  },
  enforceLicensedStatesForReferral: row.enforce_licensed_states,
  licensedStates: row.licensed_states,
});

/**
 * Reduces a referred person to what anyone with the referral's link may see: first name, city and state. Phone and
 * email stay, for the caller to mask. The rest is for the person who opens the emailed link (`openBorrowerSetup`).
 */
export const limitToReferralLink = ({ name, address, ...contact }: ReferredPerson) => ({
  ...contact,
  name: name && ({ firstName: name.firstName, middleName: '', lastName: '', suffix: '' } as const),
  address: address && ({ street1: '', street2: '', city: address.city, state: address.state, zip: '' } as const),
});

/** Returns a referral as anyone with its link sees it, with masked phone and email. */
export function toReferralReply(person: ReferredPerson): HandlerReply<typeof readReferral> {
  const { name, address, phoneNumber, email } = limitToReferralLink(person);
  return { name, address, phoneNumber: phoneNumber && maskPhone(phoneNumber), email: email && maskEmail(email) };
}
