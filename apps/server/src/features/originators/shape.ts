import type { AnswerOf, readOriginator, readReferral } from '@lintel/contract';
import { maskEmail, maskPhone } from '@lintel/domain';
import type { OriginatorRow } from './store.ts';
import type { ReferredPerson } from './types.ts';

type OriginatorReply = AnswerOf<typeof readOriginator>;

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

export const toReferralReply = ({
  name,
  address,
  phoneNumber,
  email,
}: ReferredPerson): AnswerOf<typeof readReferral> => ({
  name,
  address,
  phoneNumber: phoneNumber && maskPhone(phoneNumber),
  email: email && maskEmail(email),
});
