import {
  choosePaymentMethod,
  completeBankLink,
  confirmAutopay,
  confirmBankAccount,
  enterBankAccount,
  readBank,
  readStatus,
  startBankLink,
  verifyMicroDeposit,
  type BankAccount,
} from '@lintel/contract';
import type { Act, WriteReply } from './act.ts';
import type { Client } from './client.ts';
import type { Persona } from './personas.ts';
import { sendFile } from './send-file.ts';

/** First Sample Bank. A micro-deposit to this account arrives right away (docs/sandbox.md). */
const NUMBERS = { routingNumber: '099000008', accountNumber: '123450001', accountType: 'CHECKING' } as const;

const formatOwnerName = ({ firstName, lastName }: Persona): string => `${firstName} ${lastName}`;

async function link(
  client: Client,
  uuid: string,
  purpose: BankAccount['purpose'],
  user: string,
): Promise<BankAccount | null> {
  const { linkUuid } = await client.send(startBankLink, { params: { uuid }, body: { purpose } });
  const { account } = await client.send(completeBankLink, {
    params: { uuid, linkUuid },
    body: { publicToken: `public-sandbox-${user}` },
  });
  return account ?? null;
}

/**
 * Adds the account for the money: linked, or by its numbers with a micro-deposit or, where the name differs, with a
 * letter that staff read.
 */
const addDisbursementAccount: Act = async ({ client, uuid, version, persona, statement }) => {
  const params = { uuid };
  const { gate } = await client.send(readStatus, { params });
  if (gate === 'disburse-wait') return typeCode(client, uuid, version, await statement());
  if (gate !== 'disburse') return null;
  if (persona.bank === 'MICRO_DEPOSIT')
    return client.send(enterBankAccount, {
      params,
      body: {
        ...NUMBERS,
        purpose: 'DISBURSEMENT',
        ownerName: formatOwnerName(persona),
        method: 'MICRO_DEPOSIT',
        documentUuids: [],
      },
    });
  const nameDiffers = persona.bank === 'NAME_DIFFERS';
  const account = await link(client, uuid, 'DISBURSEMENT', nameDiffers ? 'user_stranger' : 'user_good');
  if (nameDiffers) return enterAccountWithLetter(client, uuid);
  if (account?.verification !== 'VERIFIED') throw new Error(`The account was not linked: ${JSON.stringify(account)}`);
  return client.send(confirmBankAccount, { params, version, body: { bankAccountUuid: account.uuid } });
};

/** Verifies the account by the code in the deposit. Returns null while the deposit hasn't arrived. */
async function typeCode(
  client: Client,
  uuid: string,
  version: number,
  statement: readonly { readonly description: string; readonly amountsCents: readonly number[] }[],
): Promise<WriteReply | null> {
  const last = statement.at(-1);
  const account = (await client.send(readBank, { params: { uuid } })).disburseAccount;
  if (!last || !account) return null;
  await client.send(verifyMicroDeposit, {
    params: { uuid, bankAccountUuid: account.uuid },
    body: { code: last.description.slice(-3), amounts: last.amountsCents.map((cents) => cents / 100) },
  });
  return client.send(confirmBankAccount, { params: { uuid }, version, body: { bankAccountUuid: account.uuid } });
}

/** Enters an account in another person's name with a bank letter, so staff review it. */
async function enterAccountWithLetter(client: Client, uuid: string): Promise<WriteReply> {
  const letter = await sendFile(client, uuid, { name: 'letter', type: 'BANK_LETTER' });
  return client.send(enterBankAccount, {
    params: { uuid },
    body: {
      ...NUMBERS,
      purpose: 'DISBURSEMENT',
      ownerName: 'Robin Stranger',
      method: 'MANUAL',
      documentUuids: [letter],
    },
  });
}

/** Sets up autopay from the account for the money. Without that account (crypto), links one. */
const setUpAutopay: Act = async ({ client, uuid, version }) => {
  const { disburseAccount, autopay } = await client.send(readBank, { params: { uuid } });
  if (!autopay) throw new Error('There are no terms for autopay yet.');
  const account = disburseAccount ?? (await link(client, uuid, 'AUTOPAY', 'user_good'));
  return client.send(choosePaymentMethod, {
    params: { uuid },
    version,
    body: {
      paymentMethod: 'AUTOPAY',
      bankAccountUuid: account?.uuid,
      authorizationVersion: autopay.authorization.version,
      shown: { monthlyPayment: autopay.monthlyPayment },
    },
  });
};

/** The acts of a willing borrower at the bank steps, by status. */
export const BANK_ACTS: Readonly<Record<string, Act>> = {
  DISBURSEMENT_ACCOUNT: addDisbursementAccount,
  AUTOPAY_ACCOUNT: setUpAutopay,
  VERIFIED_AUTOPAY_ACCOUNT: ({ client, uuid, version }) => client.send(confirmAutopay, { params: { uuid }, version }),
};
