import { randomUUID } from 'node:crypto';
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

export interface Account {
  uuid: string;
  verification: string;
  method: string;
  mask: string;
  refusal: string | null;
  refusedBecause: string | null;
  ownerName: string;
  microDeposit: { proof: string; triesLeft: number; expectBy: string } | null;
}
interface Bank {
  disburseAccount: Account | null;
  autopayAccount: Account | null;
  accounts: Account[];
  paymentMethod: string | null;
  custodian: string | null;
  methods: string[];
  disbursementAmount: number;
  autopay: {
    rateWithDiscount: number;
    rateManual: number;
    monthlyPayment: number;
    monthlyPaymentManual: number;
    authorization: { version: string; text: string };
  };
}

export const NUMBERS = {
  routingNumber: '099000008',
  accountType: 'CHECKING',
  ownerName: 'Maria Delgado',
  documentUuids: [] as string[],
};
/** A number that stands nowhere else. */
export const numberEnding = (ends: string): string => `4815162342${ends}`;
export const accountIn = (answer: { body: Record<string, unknown> }) => answer.body['account'] as Account;

/** What a borrower at the bank step does and sees, and the desk with what one sends. */
export function bankOn(server: () => TestApp) {
  /** At the question where the money goes; the liens are confirmed by the call. */
  async function atDisburse(persona = 'found'): Promise<Walked> {
    const who = await walkOn(server(), persona, 'liens');
    await actAt(who.client, who.uuid, 'LIEN_VERIFICATION', await who.version(), card(persona));
    await expect.poll(who.status).toBe(persona === 'crypto' ? 'AUTOPAY_ACCOUNT' : 'DISBURSEMENT_ACCOUNT');
    return who;
  }
  const bank = async (at: Walked) => (await at.client.call('GET', `${at.k}/bank`)).body as unknown as Bank;
  const send = async (at: Walked, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, version?: number) =>
    at.client.call(method, `${at.k}/bank/${path}`, body, version ?? (await at.version()));
  const gateOf = async (at: Walked) =>
    currentGate((await readApplication(server().context.db, at.uuid))?.projection ?? expect.fail('gone'))?.id;
  const enter = (at: Walked, more: object) =>
    send(at, 'POST', 'accounts', {
      ...NUMBERS,
      purpose: 'DISBURSEMENT',
      accountNumber: numberEnding('0001'),
      method: 'MICRO_DEPOSIT',
      ...more,
    });
  async function link(at: Walked, user: string, purpose = 'DISBURSEMENT') {
    const { body } = await send(at, 'POST', 'links', { purpose });
    const linkUuid = String(body['linkUuid']);
    return {
      linkUuid,
      answer: await send(at, 'POST', `links/${linkUuid}/completion`, { publicToken: `public-sandbox-${user}` }),
    };
  }
  const confirm = (at: Walked, account: string) => send(at, 'POST', 'confirmation', { bankAccountUuid: account });
  const statement = async (at: Walked) =>
    depositsOnStatement(server().context.db, server().context.vault, at.uuid, '2999-01-01');
  async function codeOf(at: Walked): Promise<string> {
    await expect.poll(async () => (await statement(at)).length).toBeGreaterThan(0);
    return (await statement(at)).at(-1)?.description.slice(-3) ?? '';
  }
  const type = (at: Walked, account: string, typed: object) =>
    send(at, 'POST', `accounts/${account}/micro-deposits/verification`, typed);

  const mailsTo = async (at: Walked) =>
    (await readOutbox(server().context.db, server().context.vault, at.email))
      .filter(({ template }) => template.startsWith('bank.'))
      .map(({ template }) => template);
  const fileOf = (at: Walked) => `/service-krang-heloc/agent/secure/api/v1/applications/${at.uuid}`;
  const review = async ({ token }: Colleague, at: Walked, account: string, body: object) =>
    server().ask('POST', `${fileOf(at)}/bank-accounts/${account}/review`, {
      token,
      body: { comment: null, ...body },
      headers: { 'idempotency-key': randomUUID(), 'if-match': `"${await at.version()}"` },
    });
  const numbersShown = async ({ token }: Colleague, at: Walked) =>
    (
      await server().ask('POST', `${fileOf(at)}/reveals`, {
        token,
        body: { field: 'ACCOUNT', reason: 'COMPARE_DOCUMENT' },
        headers: { 'idempotency-key': randomUUID() },
      })
    ).json<{ value: string }>().value;

  return {
    atDisburse,
    bank,
    send,
    gateOf,
    enter,
    link,
    confirm,
    statement,
    codeOf,
    type,
    mailsTo,
    fileOf,
    review,
    numbersShown,
  };
}
