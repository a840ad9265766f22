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
import type { Colleague } from './desk.ts';
import { walkOn } from './forward.ts';
import { card, type Walked } from './walk.ts';

export const NUMBERS = {
  routingNumber: '099000008',
  accountType: 'CHECKING',
  ownerName: 'Maria Delgado',
  documentUuids: [],
} as const;
/** A number that appears nowhere else. */
export const numberEnding = (ends: string): string => `4815162342${ends}`;
/** The account in a call's reply. */
export const accountIn = ({ body }: { readonly body: { readonly account?: BankAccount | null | undefined } }) =>
  body.account ?? expect.fail(`no account in ${JSON.stringify(body)}`);

/** What a borrower at the bank step does and sees, and staff with what the borrower sends. */
export function bankOn(server: () => TestApp) {
  /** Brings a borrower to the question where the money goes. A call confirms the liens. */
  async function atDisburse(persona = 'found'): Promise<Walked> {
    const who = await walkOn(server(), persona, 'liens');
    await actAt({
      client: who.client,
      uuid: who.uuid,
      status: 'LIEN_VERIFICATION',
      version: await who.version(),
      persona: card(persona),
    });
    await expect.poll(who.status).toBe(persona === 'crypto' ? 'AUTOPAY_ACCOUNT' : 'DISBURSEMENT_ACCOUNT');
    return who;
  }
  const bank = (at: Walked) => at.send(readBank);
  const autopayOf = async (at: Walked) => (await bank(at)).autopay ?? expect.fail('no terms of payment');
  const gateOf = async (at: Walked) =>
    currentGate((await readApplication(server().context.db, at.uuid))?.projection ?? expect.fail('gone'))?.id;
  const enter = (at: Walked, more: Partial<SentBodyOf<typeof enterBankAccount>>) =>
    at.answer(enterBankAccount, {
      body: {
        ...NUMBERS,
        purpose: 'DISBURSEMENT',
        accountNumber: numberEnding('0001'),
        method: 'MICRO_DEPOSIT',
        ...more,
      },
    });
  async function link(at: Walked, user: string, purpose: BankAccount['purpose'] = 'DISBURSEMENT') {
    const { linkUuid } = await at.send(startBankLink, { body: { purpose } });
    return {
      linkUuid,
      answer: await at.answer(completeBankLink, {
        params: { linkUuid },
        body: { publicToken: `public-sandbox-${user}` },
      }),
    };
  }
  const confirm = (at: Walked, account: string) =>
    at.answer(confirmBankAccount, { body: { bankAccountUuid: account } });
  const statement = async (at: Walked) =>
    depositsOnStatement(server().context.db, server().context.vault, at.uuid, '2999-01-01');
  async function readDepositCode(at: Walked): Promise<string> {
    await expect.poll(async () => (await statement(at)).length).toBeGreaterThan(0);
    return (await statement(at)).at(-1)?.description.slice(-3) ?? '';
  }
  const type = (at: Walked, account: string, typed: SentBodyOf<typeof verifyMicroDeposit>) =>
    at.answer(verifyMicroDeposit, { params: { bankAccountUuid: account }, body: typed });

  const mailsTo = async (at: Walked) =>
    (await readOutbox(server().context.db, server().context.vault, at.email))
      .filter(({ template }) => template.startsWith('bank.'))
      .map(({ template }) => template);
  const review = async (
    { token }: Colleague,
    at: Walked,
    account: string,
    body: Partial<SentBodyOf<typeof reviewBankAccount>> & Pick<SentBodyOf<typeof reviewBankAccount>, 'outcome'>,
  ) =>
    server().ask(reviewBankAccount, {
      params: { uuid: at.uuid, bankAccountUuid: account },
      token,
      body: { comment: null, ...body },
      version: await at.version(),
    });
  const numbersShown = async ({ token }: Colleague, at: Walked) =>
    (
      await server().send(reveal, {
        params: { uuid: at.uuid },
        token,
        body: { field: 'ACCOUNT', reason: 'COMPARE_DOCUMENT' },
      })
    ).value;

  return {
    atDisburse,
    bank,
    autopayOf,
    gateOf,
    enter,
    link,
    confirm,
    statement,
    readDepositCode,
    type,
    mailsTo,
    review,
    numbersShown,
  };
}
