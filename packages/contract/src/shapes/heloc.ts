import {
  LOAN_CONSENT_TYPES,
  OCCUPANCY_TYPES,
  OWNERSHIP_TYPES,
  PAYMENT_METHODS,
  PAYOFF_PREFERENCES,
  PROPERTY_CONDITIONS,
  RATE_TYPES,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { date, dollars, fraction, instant, line, location, text, uuid, version, whole } from './base.ts';
import { address } from './person.ts';
import { explanation, status } from './status.ts';

/** The home that secures the line. */
export const helocProperty = z.extend(address, {
  occupancyType: z.nullish(z.enum(OCCUPANCY_TYPES)),
  condition: z.nullish(z.enum(PROPERTY_CONDITIONS)),
  parcelNumber: z.nullish(line),
  estimate: z.nullish(dollars),
});

const price = z.strictObject({ rate: fraction, monthlyPayment: dollars });

/** An application: `term` in years, only the last 4 digits of account numbers. */
export const heloc = z.strictObject({
  uuid,
  loanNumber: z.nullish(line),
  active: z.boolean(),
  activeForAppStart: z.boolean(),
  isInquiry: z.boolean(),
  isCrypto: z.boolean(),
  status,
  property: helocProperty,
  adjustedHomeAmount: z.nullish(dollars),
  rate: z.nullish(fraction),
  /** The price with and without autopay, and which of the two is chosen; null when they are the same. */
  autopay: z.nullish(z.strictObject({ chosen: z.boolean(), withAutopay: price, without: price })),
  rateType: z.nullish(z.enum(RATE_TYPES)),
  amount: z.nullish(dollars),
  uwCalculatedDrawAmount: z.nullish(dollars),
  term: z.nullish(whole),
  referrer: z.nullish(z.strictObject({ referrerUuid: z.nullish(uuid), wholesaleBrokerNmls: z.nullish(line) })),
  disburseAccount: z.nullish(
    z.strictObject({ mask: z.nullish(line), accountNumber: z.nullish(line), routingNumber: z.nullish(line) }),
  ),
  auditFields: z.strictObject({ createdDate: instant }),
  additionalSignerVersion: z.nullish(whole),
  helocSigners: z.array(z.strictObject({ identityUuid: uuid })),
  organizationCode: z.nullish(line),
  ownershipType: z.nullish(z.enum(OWNERSHIP_TYPES)),
  payOffPreference: z.nullish(z.enum(PAYOFF_PREFERENCES)),
  paymentMethod: z.nullish(z.enum(PAYMENT_METHODS)),
  consents: z.array(z.strictObject({ type: z.enum(LOAN_CONSENT_TYPES), version: line, at: instant })),
  dates: z.strictObject({
    /** The day of this reply by the loan's clock where the home is, from which a page counts the days to another. */
    today: z.nullish(date),
    /** The IANA time zone of the home, in which the days of instants are shown. */
    timeZone: z.nullish(line),
    submittedAt: z.nullish(instant),
    signedAt: z.nullish(instant),
    rescissionEndsAt: z.nullish(instant),
    fundingOn: z.nullish(date),
    firstPaymentOn: z.nullish(date),
  }),
  refund: z.nullish(z.strictObject({ amount: dollars, reason: line, at: instant, state: z.enum(['SENT', 'ARRIVED']) })),
  /** Staff messages for the borrower, oldest first. */
  messages: z.array(z.strictObject({ text, at: instant })),
  version,
});

/** An application in its borrower's list, with its status sentence and the page to continue on. */
export const listedHeloc = z.extend(heloc, { explain: explanation, location });
