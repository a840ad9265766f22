import {
  completeBankLink,
  confirmBankAccount,
  enterBankAccount,
  readBank,
  reveal,
  reviewBankAccount,
  startBankLink,
  verifyMicroDeposit,
  type BankAccount,
  type SentBodyOf,
} from '@lintel/contract';
import { currentGate } from '@lintel/domain';
import { expect } from 'vitest';
import { readApplication } from '../src/loan-file/applications.ts';
import { actAt } from '../src/sandbox/act.ts';
import { depositsOnStatement } from '../src/vendors/bank/sandbox.ts';
import { readOutbox } from '../src/vendors/outbox.ts';
import type { TestApp } from './app.ts';
import type { StaffMember } from './staff.ts';
import { walkToGate } from './walk-to-gate.ts';
import { getPersona, type WalkedLoan } from './walk.ts';

export const SAMPLE_ACCOUNT = {
  routingNumber: '099000008',
  accountType: 'CHECKING',
  ownerName: 'Maria Delgado',
  documentUuids: [],
} as const;
/** Builds an account number that appears nowhere else. Its last digits choose the sandbox's outcome. */
export const buildAccountNumber = (lastDigits: string): string => `4815162342${lastDigits}`;
/** Returns the account in a call's reply. */
export const getAccount = ({ body }: { readonly body: { readonly account?: BankAccount | null | undefined } }) =>
  body.account ?? expect.fail(`no account in ${JSON.stringify(body)}`);

/** Creates the actions and reads of a borrower at the bank step, and of staff who review an account. */
export function createBankActions(server: () => TestApp) {
  /** Brings a borrower to the question where the money goes. A call confirms the liens. */
  async function driveToDisburse(persona = 'found'): Promise<WalkedLoan> {
    const walked = await walkToGate(server(), persona, 'liens');
    await actAt({
      client: walked.client,
      uuid: walked.uuid,
      status: 'LIEN_VERIFICATION',
      version: await walked.version(),
      persona: getPersona(persona),
    });
    await expect.poll(walked.status).toBe(persona === 'crypto' ? 'AUTOPAY_ACCOUNT' : 'DISBURSEMENT_ACCOUNT');
    return walked;
  }
  const fetchBank = (walked: WalkedLoan) => walked.send(readBank);
  const fetchAutopay = async (walked: WalkedLoan) =>
    (await fetchBank(walked)).autopay ?? expect.fail('no terms of payment');
  const fetchGate = async (walked: WalkedLoan) =>
    currentGate((await readApplication(server().context.db, walked.uuid))?.projection ?? expect.fail('gone'))?.id;
  const enterAccount = (walked: WalkedLoan, changes: Partial<SentBodyOf<typeof enterBankAccount>>) =>
    walked.answer(enterBankAccount, {
      body: {
        ...SAMPLE_ACCOUNT,
        purpose: 'DISBURSEMENT',
        accountNumber: buildAccountNumber('0001'),
        method: 'MICRO_DEPOSIT',
        ...changes,
      },
    });
  async function linkBank(walked: WalkedLoan, user: string, purpose: BankAccount['purpose'] = 'DISBURSEMENT') {
    const { linkUuid } = await walked.send(startBankLink, { body: { purpose } });
    return {
      linkUuid,
      answer: await walked.answer(completeBankLink, {
        params: { linkUuid },
        body: { publicToken: `public-sandbox-${user}` },
      }),
    };
  }
  const confirmAccount = (walked: WalkedLoan, accountUuid: string) =>
    walked.answer(confirmBankAccount, { body: { bankAccountUuid: accountUuid } });
  const fetchStatement = async (walked: WalkedLoan) =>
    depositsOnStatement(server().context.db, server().context.vault, walked.uuid, '2999-01-01');
  async function waitForDepositCode(walked: WalkedLoan): Promise<string> {
    await expect.poll(async () => (await fetchStatement(walked)).length).toBeGreaterThan(0);
    return (await fetchStatement(walked)).at(-1)?.description.slice(-3) ?? '';
  }
  const answerDeposit = (walked: WalkedLoan, accountUuid: string, proof: SentBodyOf<typeof verifyMicroDeposit>) =>
    walked.answer(verifyMicroDeposit, { params: { bankAccountUuid: accountUuid }, body: proof });

  const fetchBankEmails = async (walked: WalkedLoan) =>
    (await readOutbox(server().context.db, server().context.vault, walked.email))
      .filter(({ template }) => template.startsWith('bank.'))
      .map(({ template }) => template);
  const reviewAccount = async (
    { token }: StaffMember,
    walked: WalkedLoan,
    accountUuid: string,
    body: Partial<SentBodyOf<typeof reviewBankAccount>> & Pick<SentBodyOf<typeof reviewBankAccount>, 'outcome'>,
  ) =>
    server().ask(reviewBankAccount, {
      params: { uuid: walked.uuid, bankAccountUuid: accountUuid },
      token,
      body: { comment: null, ...body },
      version: await walked.version(),
    });
  const revealAccountNumber = async ({ token }: StaffMember, walked: WalkedLoan) =>
    (
      await server().send(reveal, {
        params: { uuid: walked.uuid },
        token,
        body: { field: 'ACCOUNT', reason: 'COMPARE_DOCUMENT' },
      })
    ).value;

  return {
    driveToDisburse,
    fetchBank,
    fetchAutopay,
    fetchGate,
    enterAccount,
    linkBank,
    confirmAccount,
    fetchStatement,
    waitForDepositCode,
    answerDeposit,
    fetchBankEmails,
    reviewAccount,
    revealAccountNumber,
  };
}
