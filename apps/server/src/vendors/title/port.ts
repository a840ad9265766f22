import { ESTATES, EXCEPTION_KINDS } from '@lintel/domain';
import * as z from 'zod/mini';
import type { RequestMeta } from '../call.ts';
import { recordedLien, type Parcel } from '../property/port.ts';

const day = z.iso.date();
const name = z.string().check(z.minLength(1), z.maxLength(200));

/** The order was accepted. Its number identifies it from then on. */
export const titleOrder = z.strictObject({
  outcome: z.literal('ORDERED'),
  orderNumber: z.string().check(z.minLength(1), z.maxLength(60)),
  expectedOn: z.nullable(day),
});
export type TitleOrder = z.infer<typeof titleOrder>;

/** The home's owner of record. Null where the records don't show whether they are married, or to whom. */
const owner = z.strictObject({ name, married: z.nullable(z.boolean()), spouse: z.nullable(name) });

/** A title company's offer to insure, as of a day: the owners, liens and exceptions that it found. */
export const commitment = z.strictObject({
  orderNumber: z.string().check(z.minLength(1), z.maxLength(60)),
  effectiveOn: day,
  /** The deed's own words about owners and estate. */
  vesting: z.string().check(z.minLength(1), z.maxLength(200)),
  estate: z.enum(ESTATES),
  owners: z.array(owner).check(z.minLength(1), z.maxLength(20)),
  /** Others who must sign: a further trustee, the guardian of an owner. */
  mustSign: z
    .array(
      z.strictObject({
        name,
        relation: z.enum(['CO_OWNER', 'SPOUSE']),
        reason: z.string().check(z.minLength(1), z.maxLength(200)),
      }),
    )
    .check(z.maxLength(20)),
  liens: z.array(recordedLien).check(z.maxLength(50)),
  exceptions: z
    .array(
      z.strictObject({
        number: z.int().check(z.gte(1)),
        kind: z.enum(EXCEPTION_KINDS),
        text: z.string().check(z.maxLength(2000)),
      }),
    )
    .check(z.maxLength(100)),
  lastTransferOn: z.nullable(day),
});
export type Commitment = z.infer<typeof commitment>;

/** PENDING: a person is still reading the deeds, and the commitment comes by webhook `committed`. */
export const titleAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('COMMITTED'), commitment }),
  z.strictObject({ outcome: z.literal('PENDING'), expectedOn: z.nullable(day) }),
]);
export type TitleAnswer = z.infer<typeof titleAnswer>;

export interface FullTitleRequest {
  readonly parcel: Parcel;
  /** The borrower as on the application. */
  readonly owner: string;
  readonly email: string;
  readonly attempt: number;
  /** yyyy-MM-dd by the loan clock. */
  readonly today: string;
}

/**
 * A title company: it takes an order and answers with a commitment. Replies are unparsed: the schemas above parse them.
 * `meta.key` identifies the question.
 */
export interface TitlePort {
  readonly provider: string;
  order(request: FullTitleRequest, meta: RequestMeta): Promise<unknown>;
  /** Requests the commitment of an order. */
  pull(request: FullTitleRequest & { readonly orderNumber: string }, meta: RequestMeta): Promise<unknown>;
}
