import type { Act } from './act.ts';
import { bodyOf, type Answer, type Client } from './client.ts';
import type { Persona } from './personas.ts';
import { sendFile } from './send-file.ts';

interface Account {
  readonly uuid: string;
  readonly verification: string;
  readonly purpose: string;
}

interface Bank {
  readonly accounts: readonly Account[];
  readonly disburseAccount: Account | null;
  readonly autopay: { readonly monthlyPayment: number; readonly authorization: { readonly version: string } };
}

/** First Sample Bank; a small deposit to this account comes at once (docs/sandbox.md). */
const NUMBERS = { routingNumber: '099000008', accountNumber: '123450001', accountType: 'CHECKING' } as const;

const bankOf = (uuid: string): string => `/service-krang-heloc/borrower/secure/api/v1/${uuid}/bank`;
const ownerOf = ({ firstName, lastName }: Persona): string => `${firstName} ${lastName}`;

async function readBank(client: Client, uuid: string): Promise<Bank> {
  return bodyOf('bank', await client.call('GET', bankOf(uuid))) as unknown as Bank;
}

async function link(client: Client, uuid: string, purpose: string, user: string): Promise<Account | null> {
  const { linkUuid } = bodyOf('link', await client.call('POST', `${bankOf(uuid)}/links`, { purpose }));
  const { account } = bodyOf(
    'completion',
    await client.call('POST', `${bankOf(uuid)}/links/${String(linkUuid)}/completion`, {
      publicToken: `public-sandbox-${user}`,
    }),
  );
  return account as Account | null;
}

/** The account for the money: linked, or by its numbers with a small deposit or, where the name differs, with a letter that the desk reads. */
const disburse: Act = async ({ client, uuid, version, persona, statement }) => {
  const { gate } = bodyOf(
    'status',
    await client.call('GET', `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`),
  );
  if (gate === 'disburse-wait') return typeCode(client, uuid, version, await statement());
  if (gate !== 'disburse') return null;
  if (persona.bank === 'MICRO_DEPOSIT')
    return client.call('POST', `${bankOf(uuid)}/accounts`, {
      ...NUMBERS,
      purpose: 'DISBURSEMENT',
      ownerName: ownerOf(persona),
      method: 'MICRO_DEPOSIT',
      documentUuids: [],
    });
  const isOthers = persona.bank === 'NAME_DIFFERS';
  const account = await link(client, uuid, 'DISBURSEMENT', isOthers ? 'user_stranger' : 'user_good');
  if (isOthers) return sendLetter(client, uuid);
  if (account?.verification !== 'VERIFIED') throw new Error(`The account was not linked: ${JSON.stringify(account)}`);
  return client.call('POST', `${bankOf(uuid)}/confirmation`, { bankAccountUuid: account.uuid }, version);
};

/** Null while the deposit has not come. */
async function typeCode(
  client: Client,
  uuid: string,
  version: number,
  statement: readonly { readonly description: string; readonly amountsCents: readonly number[] }[],
): Promise<Answer | null> {
  const last = statement.at(-1);
  const account = (await readBank(client, uuid)).disburseAccount;
  if (!last || !account) return null;
  const typed = { code: last.description.slice(-3), amounts: last.amountsCents.map((cents) => cents / 100) };
  bodyOf(
    'verification',
    await client.call('POST', `${bankOf(uuid)}/accounts/${account.uuid}/micro-deposits/verification`, typed),
  );
  return client.call('POST', `${bankOf(uuid)}/confirmation`, { bankAccountUuid: account.uuid }, version);
}

/** An account under the name of before: a letter of the bank shows whose it is. */
async function sendLetter(client: Client, uuid: string): Promise<Answer> {
  const letter = await sendFile(client, uuid, { name: 'letter', type: 'BANK_LETTER' });
  return client.call('POST', `${bankOf(uuid)}/accounts`, {
    ...NUMBERS,
    purpose: 'DISBURSEMENT',
    ownerName: 'Robin Stranger',
    method: 'MANUAL',
    documentUuids: [letter],
  });
}

/** Autopay from the account for the money; a file without one links another. */
const pay: Act = async ({ client, uuid, version }) => {
  const { disburseAccount, autopay } = await readBank(client, uuid);
  const account = disburseAccount ?? (await link(client, uuid, 'AUTOPAY', 'user_good'));
  const body = {
    paymentMethod: 'AUTOPAY',
    bankAccountUuid: account?.uuid,
    authorizationVersion: autopay.authorization.version,
    shown: { monthlyPayment: autopay.monthlyPayment },
  };
  return client.call('PUT', `${bankOf(uuid)}/payment-method`, body, version);
};

/** What a willing borrower does about the accounts. */
export const BANK_ACTS: Readonly<Record<string, Act>> = {
  DISBURSEMENT_ACCOUNT: disburse,
  AUTOPAY_ACCOUNT: pay,
  VERIFIED_AUTOPAY_ACCOUNT: ({ client, uuid, version }) =>
    client.call('POST', `${bankOf(uuid)}/autopay-confirmation`, undefined, version),
};
