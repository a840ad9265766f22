import { ESTATES, EXCEPTION_KINDS } from '@lintel/domain';
import * as z from 'zod/mini';
import type { RequestMeta } from '../call.ts';
import { recordedLien, type Parcel } from '../property/port.ts';

const day = z.iso.date();
const name = z.string().check(z.minLength(1), z.maxLength(200));

/** The order is taken; its number names it from then on. */
export const titleOrder = z.strictObject({
  outcome: z.literal('ORDERED'),
  orderNumber: z.string().check(z.minLength(1), z.maxLength(60)),
  expectedOn: z.nullable(day),
});
export type TitleOrder = z.infer<typeof titleOrder>;

/** Who owns the home of record; null where the records do not say whether they are married, or to whom. */
const owner = z.strictObject({ name, married: z.nullable(z.boolean()), spouse: z.nullable(name) });

/** What a title company undertakes to insure, as of a day. */
export const commitment = z.strictObject({
  orderNumber: z.string().check(z.minLength(1), z.maxLength(60)),
  effectiveOn: day,
  /** The deed's own words about owners and estate. */
  vesting: z.string().check(z.minLength(1), z.maxLength(200)),
  estate: z.enum(ESTATES),
  owners: z.array(owner).check(z.minLength(1), z.maxLength(20)),
  /** Others whose signature is asked for: a further trustee, the guardian of an owner. */
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

/** PENDING: somebody still reads the deeds; the commitment comes by webhook `committed`. */
export const titleAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('COMMITTED'), commitment }),
  z.strictObject({ outcome: z.literal('PENDING'), expectedOn: z.nullable(day) }),
]);
export type TitleAnswer = z.infer<typeof titleAnswer>;

export interface FullTitleRequest {
  readonly parcel: Parcel;
  /** The borrower, as the application has it. */
  readonly owner: string;
  readonly email: string;
  readonly attempt: number;
  /** yyyy-MM-dd of the loan clock. */
  readonly today: string;
}

/** A title company: it takes an order, and answers with a commitment. Replies come unparsed: the schemas above read them. `meta.key` names the question. */
export interface TitlePort {
  readonly provider: string;
  order(request: FullTitleRequest, meta: RequestMeta): Promise<unknown>;
  pull(request: FullTitleRequest & { readonly orderNumber: string }, meta: RequestMeta): Promise<unknown>;
}
