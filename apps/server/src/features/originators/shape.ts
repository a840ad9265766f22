import type { HandlerReply, readOriginator, readReferral } from '@lintel/contract';
import { maskEmail, maskPhone } from '@lintel/domain';
import type { OriginatorRow } from './store.ts';
import type { ReferredPerson } from './types.ts';

type OriginatorReply = HandlerReply<typeof readOriginator>;

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
 * What the ID of a referral shows, which anyone can hold who was sent the link: first name, city and state. The rest is
 * for the person who proves the mailbox with an emailed link (`openBorrowerSetup`).
 */
export const withoutProof = ({ name, address, ...contact }: ReferredPerson) => ({
  ...contact,
  name: name && ({ firstName: name.firstName, middleName: '', lastName: '', suffix: '' } as const),
  address: address && ({ street1: '', street2: '', city: address.city, state: address.state, zip: '' } as const),
});

export function toReferralReply(person: ReferredPerson): HandlerReply<typeof readReferral> {
  const { name, address, phoneNumber, email } = withoutProof(person);
  return { name, address, phoneNumber: phoneNumber && maskPhone(phoneNumber), email: email && maskEmail(email) };
}
