import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../kernel/db/index.ts';
import { VendorFailure } from '../call.ts';
import type { PaymentPage, PaymentPort, RefundAnswer } from './port.ts';
import type { SandboxPaymentTables } from './tables.ts';

/**
 * A payment service whose pages are on the sandbox's own port; the tester's choice there decides. `page` is null when
 * there is no such port.
 */
export function sandboxPayment(db: Kysely<Database>, page: string | null): PaymentPort {
  return {
    provider: 'sandbox',
    async openPage(
      { amountCents, about, returnUrl, expiresAt },
      { organization: organisation, key },
    ): Promise<PaymentPage> {
      if (page === null) throw new VendorFailure('UNAVAILABLE', 'payment');
      await db
        .insertInto('sandbox_payment')
        .values({
          token: randomUUID(),
          key,
          organisation,
          amount_cents: amountCents,
          about,
          return_url: returnUrl,
          state: 'OPEN',
          expires_at: new Date(expiresAt),
          paid_at: null,
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      const { token, expires_at: until } = await db
        .selectFrom('sandbox_payment')
        .select(['token', 'expires_at'])
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      return { url: `${page}/pay/${token}`, expiresAt: until.toISOString() };
    },
    async refund({ paymentKey, amountCents }): Promise<RefundAnswer> {
      const { numUpdatedRows } = await db
        .updateTable('sandbox_payment')
        .set({ state: 'REFUNDED' })
        .where('key', '=', paymentKey)
        .where('amount_cents', '=', amountCents)
        .where('state', 'in', ['PAID', 'REFUNDED'])
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new VendorFailure('UNAVAILABLE', 'payment');
      return { outcome: 'REFUNDED' };
    },
  };
}

export type SandboxPayment = Selectable<SandboxPaymentTables['sandbox_payment']>;

/** Returns a page of the sandbox's payment service. */
export function readSandboxPayment(db: Kysely<Database>, token: string): Promise<SandboxPayment | undefined> {
  return db.selectFrom('sandbox_payment').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Marks a page as paid, once however often it is called. Returns false for one that expired or was refunded. */
export async function paySandboxPage(db: Kysely<Database>, token: string): Promise<boolean> {
  const now = new Date();
  await db
    .updateTable('sandbox_payment')
    .set({ state: 'PAID', paid_at: now })
    .where('token', '=', token)
    .where('state', '=', 'OPEN')
    .where('expires_at', '>', now)
    .execute();
  return (await readSandboxPayment(db, token))?.state === 'PAID';
}
