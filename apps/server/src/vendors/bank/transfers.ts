import type { AccountType } from '@lintel/domain';
import * as z from 'zod/mini';
import type { RequestMeta } from '../call.ts';

/** One payment of an order. Numbers are those of the payee's bank; a custodian is paid as its contract with the lender says. */
export interface Transfer {
  /** Of the plan of the payment. */
  readonly number: number;
  readonly to: 'ACCOUNT' | 'CUSTODIAN' | 'CREDITOR';
  readonly name: string;
  readonly routingNumber: string | null;
  readonly accountNumber: string | null;
  readonly accountType: AccountType | null;
  /** What the payee books it under. */
  readonly reference: string;
  readonly amountCents: number;
}

/** Payments that leave together or not at all. */
export interface TransferOrder {
  readonly applicationUuid: string;
  readonly transfers: readonly Transfer[];
  /** The day under which the bank books them, yyyy-MM-dd. */
  readonly bookOn: string;
}

/** SENT: the bank has booked it. ACCEPTED: it will, and tells by webhook `sent` with our key as its reference. */
export const transferAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('SENT'),
    trace: z.string().check(z.minLength(1), z.maxLength(60)),
    bookedOn: z.iso.date(),
  }),
  z.strictObject({ outcome: z.literal('ACCEPTED'), expectedOn: z.nullable(z.iso.date()) }),
]);
export type TransferAnswer = z.infer<typeof transferAnswer>;

/** Who sends a lender's money. Replies come unparsed: `transferAnswer` reads them. The same key is the same order, however often it is given. */
export interface TransferPort {
  readonly provider: string;
  send(order: TransferOrder, meta: RequestMeta): Promise<unknown>;
}

/**
 * A lender whose own core system sends the money: it reads the order at the desk and tells by webhook `sent` when it has left, so that nothing leaves twice
 * and nothing leaves here.
 */
export const transfersByCore: TransferPort = {
  provider: 'core',
  send: async (): Promise<TransferAnswer> => ({ outcome: 'ACCEPTED', expectedOn: null }),
};
