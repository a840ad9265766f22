import { findBrand } from '@lintel/brands';
import type { Context } from '../../kernel/context.ts';
import type { BackgroundJob, WorkHandler } from '../../kernel/jobs/index.ts';
import { readApplication, loanNow, loanToday, forgetGateWords } from '../../loan-file/index.ts';
import { askVendorInBackground, depositAnswer } from '../../vendors/index.ts';
import { findLastDeposit, markDepositSent, type MicroDeposit } from './deposits.ts';
import { recordAutomaticRefusal } from './refuse-account.ts';
import { findAccountById, loadBankAccounts, enteredAccount, type Account } from './store.ts';

/** Identifies a deposit as the subject of its background job. */
export const depositId = (account: string, number: number): string => `${account}:${number}`;

/** Returns the key under which a deposit is sent, so that the bank sends it once however often the job runs. */
export const depositKey = (application: string, account: string, number: number): string =>
  `${application}:deposit:${depositId(account, number)}`;

/** Returns the account and number that such a key names, or undefined for any other key. */
export function parseDepositKey(key: string): { readonly account: string; readonly number: number } | undefined {
  const [, account, number] = /^[0-9a-f-]{36}:deposit:([0-9a-f-]{36}):(\d+)$/.exec(key) ?? [];
  return account === undefined ? undefined : { account, number: Number(number) };
}

/** Job of the gate that waits for a micro-deposit: sends it to the account that was entered for the money. */
export const sendGateDeposit: WorkHandler = async (job, context) => {
  const account = enteredAccount(await loadBankAccounts(context.vault, context.db, job.uuid));
  if (account?.attempt === job.attempt) await sendDeposit(context, account);
};

/** Background job for a deposit that no gate requires: one to an autopay account, or another one after a request. */
export const sendQueuedDeposit: BackgroundJob = async (id, context) => {
  const [uuid = '', number] = id.split(':');
  const account = await findAccountById(context.vault, context.db, uuid);
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
  const deposit = await findLastDeposit(vault, db, account.uuid);
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
          await recordAutomaticRefusal(context, uuid, account.uuid, answer.reason, { requestId: key });
        if (answer.outcome !== 'SENT') return;
        await markDepositSent(db, deposit, answer.expectedOn, await loanNow(context, db));
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

/** Formats the description on the bank statement: the sender, and the code where the code is the proof. */
const formatDepositDescription = (organization: string, { code }: MicroDeposit): string =>
  [(findBrand(organization)?.name.display ?? '').slice(0, 16), code].filter(Boolean).join(' ');
