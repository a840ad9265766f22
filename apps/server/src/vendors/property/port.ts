import { OWNERSHIP_TYPES, type OwnershipType } from '@lintel/domain';
import * as z from 'zod/mini';
import { accountMask } from '../account-mask.ts';
import type { RequestMeta } from '../call.ts';

const address = z.strictObject({
  street1: z.string(),
  street2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});
export type PropertyAddress = z.infer<typeof address>;
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A property in the public records. */
export const parcel = z.strictObject({
  propertyId: z.string(),
  parcelNumber: z.string(),
  address,
  county: z.string(),
  ownerInitials: z.string(),
  lastTransferOn: z.nullable(day),
});
export type Parcel = z.infer<typeof parcel>;

/** The reply to a search by address or, if the borrower entered one, by parcel number. */
export const parcelSearchReply = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('ONE'), parcels: z.array(parcel).check(z.length(1)) }),
  z.strictObject({ outcome: z.literal('MANY'), parcels: z.array(parcel).check(z.minLength(2), z.maxLength(20)) }),
  z.strictObject({ outcome: z.literal('NONE'), parcels: z.array(parcel).check(z.length(0)) }),
]);
export type ParcelSearchReply = z.infer<typeof parcelSearchReply>;

const cents = z.int().check(z.gte(0));
/** An automated value of a home. */
export const propertyValue = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('VALUE'),
    valueCents: cents,
    lowCents: cents,
    highCents: cents,
    confidence: z.number().check(z.gte(0), z.lte(1)),
    asOf: day,
    source: z.string(),
  }),
  /** `route`: the valuation to order instead. */
  z.strictObject({ outcome: z.literal('NO_VALUE'), route: z.enum(['BPO', 'RESI_EVAL']) }),
]);
export type PropertyValue = z.infer<typeof propertyValue>;

/** A lien in the land records. The amount is in cents as recorded. */
export const recordedLien = z.strictObject({
  reference: z.string(),
  holder: z.string(),
  mask: accountMask,
  instrument: z.enum(['MORTGAGE', 'HELOC', 'JUDGMENT', 'TAX']),
  position: z.int().check(z.gte(1)),
  recordedCents: cents,
  recordedOn: day,
  /** A home equity loan under section 50(a)(6) of the Texas constitution. */
  texasA6: z.boolean(),
});
export type RecordedLien = z.infer<typeof recordedLien>;

/** The owners and liens that the land records show. */
export const titleSearch = z.strictObject({
  outcome: z.literal('FOUND'),
  vesting: z.string().check(z.minLength(1), z.maxLength(200)),
  ownership: z.enum(OWNERSHIP_TYPES),
  owners: z.array(z.string()).check(z.minLength(1), z.maxLength(20)),
  liens: z.array(recordedLien).check(z.maxLength(50)),
  lastTransferOn: z.nullable(day),
  /** Null outside Texas. `notBefore`: the earliest date of a new loan, one year after the last (a)(6) loan. */
  texas: z.nullable(z.strictObject({ notBefore: z.nullable(day) })),
});
export type TitleSearch = z.infer<typeof titleSearch>;

export interface TitleRequest {
  readonly parcel: Parcel;
  /** The borrower's name on the application. */
  readonly owner: string;
  /** How the borrower says that title is held. */
  readonly ownership: OwnershipType | null;
  readonly attempt: number;
  readonly today: string;
}

export interface FindRequest {
  readonly address: PropertyAddress;
  /** Entered by the borrower after nothing was found. */
  readonly parcelNumber?: string;
  readonly attempt: number;
  /** yyyy-MM-dd by the loan clock. */
  readonly today: string;
}

export interface ValueRequest {
  readonly parcel: Parcel;
  readonly today: string;
}

/**
 * Public records and automated values. Replies are unparsed: `parcelSearchReply`, `propertyValue` and `titleSearch`
 * parse them.
 */
export interface PropertyPort {
  readonly provider: string;
  find(request: FindRequest, meta: RequestMeta): Promise<unknown>;
  value(request: ValueRequest, meta: RequestMeta): Promise<unknown>;
  /** The title search for prequalification: who owns the home, and the liens on it. */
  prequalTitle(request: TitleRequest, meta: RequestMeta): Promise<unknown>;
}
