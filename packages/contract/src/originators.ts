import { STORED_STATUSES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { E } from './paths.ts';
import { line, state, uuid, whole } from './shapes/base.ts';
import { address, name } from './shapes/person.ts';

const LEAD_PORTAL = '/service-lead-portal/api';
const TEN_MINUTES = 600_000;
const onOriginator = z.strictObject({ loanOriginatorUuid: uuid });
const onReferral = z.strictObject({ referralUuid: uuid });

/** Returns what a loan officer said about a person. Email and phone number are masked: the ID alone proves nothing. */
export const readReferral = call({
  id: 'G36',
  tag: 'originators',
  method: 'GET',
  path: `${LEAD_PORTAL}/referrals/{referralUuid}`,
  auth: 'anonymous',
  params: onReferral,
  reply: z.strictObject({
    name: z.nullish(name),
    address: z.nullish(address),
    phoneNumber: z.nullish(line),
    email: z.nullish(line),
  }),
  errors: [],
  rules: { rate: 'L3' },
});

/** Returns what a borrower may know of an active loan officer or broker of this lender. */
export const readOriginator = call({
  id: 'G37',
  tag: 'originators',
  method: 'GET',
  path: `${LEAD_PORTAL}/lo/{loanOriginatorUuid}`,
  auth: 'anonymous',
  params: onOriginator,
  reply: z.strictObject({
    originatorDisplayInfo: z.strictObject({
      phoneNumber: z.nullish(line),
      email: z.nullish(line),
      /** Of a loan officer. */
      originatorName: z.nullish(line),
      /** Of a broker. */
      brokerName: z.nullish(line),
      avatarUri: z.nullish(line),
      nmls: z.nullish(line),
      /** Hours in which they usually reply. */
      repliesWithinHours: z.nullish(whole),
    }),
    enforceLicensedStatesForReferral: z.boolean(),
    licensedStates: z.array(state),
  }),
  errors: [],
  rules: { rate: 'L3' },
  client: { staleMs: TEN_MINUTES },
});

export const readLicensedStates = call({
  id: 'G38',
  tag: 'originators',
  method: 'GET',
  path: `${LEAD_PORTAL}/lo/{loanOriginatorUuid}/licensed-states`,
  auth: 'anonymous',
  params: onOriginator,
  reply: z.array(state),
  errors: [],
  rules: { rate: 'L3' },
  client: { staleMs: TEN_MINUTES },
});

/**
 * Returns whether a referral led to an application. Only the borrower of that application gets its ID, its status and
 * the whole email.
 */
export const readReferralStatus = call({
  id: 'G13',
  tag: 'originators',
  method: 'GET',
  path: `${E}/referral-id/{referralUuid}`,
  auth: 'optional',
  params: onReferral,
  reply: z.strictObject({
    uuid: z.nullish(uuid),
    helocStatus: z.nullish(z.enum(STORED_STATUSES)),
    email: z.nullish(line),
    canResume: z.boolean(),
  }),
  errors: [],
  rules: { rate: 'L3' },
});
