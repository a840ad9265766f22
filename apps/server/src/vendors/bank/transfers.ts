import type { AccountType } from '@lintel/domain';
import * as z from 'zod/mini';
import type { RequestMeta } from '../call.ts';

/**
 * One payment of an order. Account numbers are from the payee's bank; a custodian is paid by its contract with the
 * lender.
 */
export interface Transfer {
  /** The payment's number in the plan. */
  readonly number: number;
  readonly to: 'ACCOUNT' | 'CUSTODIAN' | 'CREDITOR';
  readonly name: string;
  readonly routingNumber: string | null;
  readonly accountNumber: string | null;
  readonly accountType: AccountType | null;
  /** The reference under which the payee books it. */
  readonly reference: string;
  readonly amountCents: number;
}

/** Payments that are sent together or not at all. */
export interface TransferOrder {
  readonly applicationUuid: string;
  readonly transfers: readonly Transfer[];
  /** The booking day, yyyy-MM-dd. */
  readonly bookOn: string;
}

/** SENT: the bank has booked it. ACCEPTED: it will, and reports it by webhook `sent` with our key as the reference. */
export const transferAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('SENT'),
    trace: z.string().check(z.minLength(1), z.maxLength(60)),
    bookedOn: z.iso.date(),
  }),
  z.strictObject({ outcome: z.literal('ACCEPTED'), expectedOn: z.nullable(z.iso.date()) }),
]);
export type TransferAnswer = z.infer<typeof transferAnswer>;

/** Sends a lender's money. Replies are unparsed: `transferAnswer` parses them. A repeated key is the same order. */
export interface TransferPort {
  readonly provider: string;
  send(order: TransferOrder, meta: RequestMeta): Promise<unknown>;
}

/**
 * For a lender whose core system sends the money: it reads the order in the console and reports by webhook `sent` when
 * the money is sent. Nothing is sent from here, so nothing is sent twice.
 */
export const transfersByCore: TransferPort = {
  provider: 'core',
  send: async (): Promise<TransferAnswer> => ({ outcome: 'ACCEPTED', expectedOn: null }),
};
