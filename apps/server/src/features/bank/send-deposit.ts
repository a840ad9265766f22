import { findBrand } from '@lintel/brands';
import type { Context } from '../../kernel/context.ts';
import type { BackgroundJob, WorkHandler } from '../../kernel/jobs/index.ts';
import { readApplication, loanNow, loanToday, forgetGateWords } from '../../loan-file/index.ts';
import { askVendorInBackground, depositAnswer } from '../../vendors/index.ts';
import { lastDeposit, markSent, type MicroDeposit } from './deposits.ts';
import { refuseByBank } from './refuse-account.ts';
import { accountById, loadBankAccounts, enteredAccount, type Account } from './store.ts';

export const depositId = (account: string, number: number): string => `${account}:${number}`;

/** The key under which a deposit is sent, however often its job runs. */
export const depositKey = (application: string, account: string, number: number): string =>
  `${application}:deposit:${depositId(account, number)}`;

/** Returns the account and number that such a key names, or undefined for any other key. */
export function depositInKey(key: string): { readonly account: string; readonly number: number } | undefined {
  const [, account, number] = /^[0-9a-f-]{36}:deposit:([0-9a-f-]{36}):(\d+)$/.exec(key) ?? [];
  return account === undefined ? undefined : { account, number: Number(number) };
}

/** The gate's work: sends the deposit to the account that the file waits for. */
export const sendForGate: WorkHandler = async (job, context) => {
  const account = enteredAccount(await loadBankAccounts(context.vault, context.db, job.uuid));
  if (account?.attempt === job.attempt) await sendDeposit(context, account);
};

/** Sends a deposit that no gate requires: to an account for the payments, or a repeated one. */
export const resendDeposit: BackgroundJob = async (id, context) => {
  const [uuid = '', number] = id.split(':');
  const account = await accountById(context.vault, context.db, uuid);
  if (account) await sendDeposit(context, account, Number(number));
};

async function sendDeposit(context: Context, account: Account, number?: number): Promise<void> {
  const {
    vault,
    db,
    vendors: { bank },
  } = context;
  const uuid = account.application_uuid;
  const application = await readApplication(db, uuid);
  const deposit = await lastDeposit(vault, db, account.uuid);
  if (
    !application?.active ||
    !bank.deposits ||
    account.method !== 'MICRO_DEPOSIT' ||
    account.verification !== 'PENDING_REVIEW'
  )
    return;
  // A deposit requested in the meantime voids this one.
  if (!deposit || deposit.sent_at || (number !== undefined && deposit.number !== number)) return;
  const { deposits } = bank;
  const key = depositKey(uuid, account.uuid, deposit.number);
  const request = {
    ...toAccountNumbers(account),
    description: formatDepositDescription(application.organisation, deposit),
    amountsCents: deposit.amountsCents,
    applicationUuid: uuid,
    today: await loanToday(context, db),
  };
  await askVendorInBackground(
    context,
    { backgroundJob: 'send-deposit', id: depositId(account.uuid, deposit.number), uuid, attempt: deposit.number, key },
    {
      kind: 'bank',
      op: 'bank.microDeposit',
      provider: deposits.provider,
      schema: depositAnswer,
      ask: (meta) => deposits.send(request, meta),
      onAnswer: async (answer) => {
        if (answer.outcome === 'RETURNED')
          await refuseByBank(context, uuid, account.uuid, answer.reason, { requestId: key });
        if (answer.outcome !== 'SENT') return;
        await markSent(db, deposit, answer.expectedOn, await loanNow(context, db));
        await forgetGateWords(db, uuid);
      },
    },
  );
}

const toAccountNumbers = ({ routingNumber, accountNumber, account_type: accountType, ownerName }: Account) => ({
  routingNumber,
  accountNumber,
  accountType,
  ownerName,
});

/** The statement's description: the sender, and the code where the code is the proof. */
const formatDepositDescription = (organization: string, { code }: MicroDeposit): string =>
  [(findBrand(organization)?.name.display ?? '').slice(0, 16), code].filter(Boolean).join(' ');
