import { OCCUPANCY_TYPES, ORIGINATOR_KINDS, phoneField, STORED_STATUSES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { EXTERNAL_API } from './paths.ts';
import { checked, instant, line, state, uuid, whole } from './shapes/base.ts';
import { address, name, sentAddress, sentName } from './shapes/person.ts';

const LEAD_PORTAL = '/service-lead-portal/api';
const TEN_MINUTES = 600_000;
const originatorParams = z.strictObject({ loanOriginatorUuid: uuid });
const referralParams = z.strictObject({ referralUuid: uuid });

/**
 * Returns a referral, to fill in the registration: first name, city and state. The rest of name and address is empty,
 * and email and phone number are masked, because the ID alone proves nothing.
 */
export const readReferral = call({
  id: 'G36',
  tag: 'originators',
  method: 'GET',
  path: `${LEAD_PORTAL}/referrals/{referralUuid}`,
  auth: 'anonymous',
  params: referralParams,
  reply: z.strictObject({
    name: z.nullish(z.extend(name, { lastName: z.literal('') })),
    address: z.nullish(z.extend(address, { street1: z.literal(''), zip: z.literal('') })),
    phoneNumber: z.nullish(line),
    email: z.nullish(line),
  }),
  errors: [],
  rules: { rate: 'lookup' },
});

/** Returns what a borrower may see of an active loan officer or broker of this lender. */
export const readOriginator = call({
  id: 'G37',
  tag: 'originators',
  method: 'GET',
  path: `${LEAD_PORTAL}/lo/{loanOriginatorUuid}`,
  auth: 'anonymous',
  params: originatorParams,
  reply: z.strictObject({
    originatorDisplayInfo: z.strictObject({
      phoneNumber: z.nullish(line),
      email: z.nullish(line),
      /** The name of a loan officer; null for a broker. */
      originatorName: z.nullish(line),
      /** The name of a broker; null for a loan officer. */
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
  rules: { rate: 'lookup' },
  client: { staleMs: TEN_MINUTES },
});

/** Returns the states in which a loan officer or broker is licensed. */
export const readLicensedStates = call({
  id: 'G38',
  tag: 'originators',
  method: 'GET',
  path: `${LEAD_PORTAL}/lo/{loanOriginatorUuid}/licensed-states`,
  auth: 'anonymous',
  params: originatorParams,
  reply: z.array(state),
  errors: [],
  rules: { rate: 'lookup' },
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
  path: `${EXTERNAL_API}/referral-id/{referralUuid}`,
  auth: 'optional',
  params: referralParams,
  reply: z.strictObject({
    uuid: z.nullish(uuid),
    helocStatus: z.nullish(z.enum(STORED_STATUSES)),
    email: z.nullish(line),
    canResume: z.boolean(),
  }),
  errors: [],
  rules: { rate: 'lookup' },
});

const token = checked(z.string(), z.minLength(20), z.maxLength(100));
const password = checked(z.string(), z.minLength(1), z.maxLength(256));
const setupPath = `${LEAD_PORTAL}/account-setup` as const;

/**
 * Returns what a loan officer entered for the borrower who holds an emailed link, and who entered it. An account with
 * the address needs no new password.
 */
export const openBorrowerSetup = call({
  id: 'LO-1 open',
  tag: 'originators',
  method: 'POST',
  path: `${setupPath}/open`,
  auth: 'anonymous',
  body: z.strictObject({ token }),
  reply: z.strictObject({
    kind: z.enum(ORIGINATOR_KINDS),
    originatorName: line,
    nmls: line,
    enteredAt: instant,
    email: line,
    /** The borrower logs in to continue: to an account from before, or at the lender's identity provider. */
    hasAccount: z.boolean(),
    name,
    phoneNumber: line,
    propertyAddress: address,
    occupancyType: z.enum(OCCUPANCY_TYPES),
  }),
  errors: ['link-expired'],
  rules: { rate: 'lookup' },
});

/**
 * Saves what the borrower confirmed as the draft of the registration, and creates the account: its address is
 * confirmed, because the link was sent there. The link ends. `jwt` is null for an address that has an account: it logs
 * in. A state without a license is an error of the field `state`.
 */
export const setUpBorrower = call({
  id: 'LO-1 post',
  tag: 'originators',
  method: 'POST',
  path: setupPath,
  auth: 'anonymous',
  body: z.strictObject({
    token,
    name: sentName,
    phoneNumber: phoneField,
    propertyAddress: sentAddress,
    occupancyType: z.enum(OCCUPANCY_TYPES),
    /** Both agreements and the password are required without an account. */
    termPrivacyConsent: z.boolean(),
    communicationConsent: z.boolean(),
    password: z.nullish(password),
  }),
  status: 201,
  reply: z.strictObject({ jwt: z.nullish(z.string()) }),
  errors: ['link-expired', 'password-refused', 'consent-missing', 'state-not-offered', 'identity-exists'],
  rules: { rate: 'signup', answerKept: false },
  client: { jwtInBody: true },
});

/** Emails a new setup link in place of one that may have expired. The reply is the same for an unknown link. */
export const resendBorrowerSetup = call({
  id: 'LO-1 resend',
  tag: 'originators',
  method: 'POST',
  path: `${setupPath}/resend`,
  auth: 'anonymous',
  body: z.strictObject({ token }),
  status: 202,
  reply: z.strictObject({}),
  errors: [],
  rules: { rate: 'sensitive' },
});
