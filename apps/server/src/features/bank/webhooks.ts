import * as z from 'zod/mini';
import type { Context } from '../../kernel/context.ts';
import { readApplication } from '../../loan-file/index.ts';
import { mailBorrower } from '../../records/borrower-mail/index.ts';
import { RETURN_REASONS, type VendorEvent, type Webhooks } from '../../vendors/index.ts';
import { findLastDeposit } from './deposits.ts';
import { recordBankReturn, recordAutomaticRefusal } from './refuse-account.ts';
import { parseDepositKey } from './send-deposit.ts';
import { buildAccountRefusedMail } from './words.ts';

const returned = z.object({ reason: z.enum(RETURN_REASONS) });

/** Handles the event that a bank returned a micro-deposit. The reference is the key under which it was sent. */
export const bankWebhooks: Webhooks = { bank: { 'deposit.returned': { handle: recordReturnedDeposit } } };

async function recordReturnedDeposit({ reference, uuid, data, eventId }: VendorEvent, context: Context): Promise<void> {
  const named = parseDepositKey(reference);
  const read = returned.safeParse(data);
  if (!named || !read.success)
    return context.log.warn({ application: uuid, event: eventId }, 'a returned deposit has an unexpected shape');
  const { reason } = read.data;
  // One returned deposit of several may have gone astray, but ownership is reported about all of them.
  if (
    reason === 'DEPOSIT_RETURNED' &&
    (await findLastDeposit(context.vault, context.db, named.account))?.number !== named.number
  )
    return;
  if (reason !== 'DEPOSIT_RETURNED' && (await recordBankReturn(context, uuid, named.account, { requestId: eventId })))
    return;
  const ended = await recordAutomaticRefusal(context, uuid, named.account, reason, { requestId: eventId });
  const row = ended ? await readApplication(context.db, uuid) : undefined;
  if (row) await mailBorrower(context, row, () => buildAccountRefusedMail(reason), `${reference}:returned`);
}
