import type { HandlerReply, readServicedAccount } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import { loanNow, pacificDay, type ApplicationRow } from '../../loan-file/index.ts';
import { servicedAccount, VendorFailure, type ServicedAccount } from '../../vendors/index.ts';
import { readServicing, type ServicingRecord } from '../funding/index.ts';
import { findServicedAccount, saveServicedAccount } from './store.ts';

/**
 * Returns the figures of an open line: today's from its servicer, or the last known ones with their day. Undefined
 * before the line is open.
 */
export async function loadServicedAccount(
  context: Context,
  loan: ApplicationRow,
): Promise<HandlerReply<typeof readServicedAccount>> {
  const servicing = await readServicing(context, context.db, loan.uuid);
  if (!servicing) return undefined;
  try {
    return { account: await askServicer(context, loan, servicing), isCurrent: true };
  } catch (error) {
    if (!(error instanceof VendorFailure)) throw error;
    return { account: await findServicedAccount(context, loan.uuid), isCurrent: false };
  }
}

/** Asks the servicer once a day: the day is in the key, so the gateway's ledger answers a repetition. */
async function askServicer(
  context: Context,
  { uuid, organisation }: ApplicationRow,
  { loanNumber, line, payments }: ServicingRecord,
): Promise<ServicedAccount> {
  const { gateway, servicing: port } = context.vendors;
  const now = await loanNow(context, context.db);
  const today = pacificDay(now);
  const call = {
    kind: 'servicing',
    op: 'servicing.account',
    key: `${uuid}:servicing:${today}`,
    organisation,
    applicationUuid: uuid,
    attempt: 1,
  } as const;
  const { amount, rate, termYears, monthlyPayment } = line;
  const request = {
    loanNumber,
    today,
    line: {
      drawn: amount,
      limit: amount,
      rate,
      termYears,
      monthlyPayment,
      firstPaymentOn: payments.firstOn,
      autopay: payments.method === 'AUTOPAY',
    },
  };
  const account = await gateway.ask(call, port.provider, servicedAccount, (meta) => port.account(request, meta));
  await saveServicedAccount(context, uuid, account, now);
  return account;
}
