import { randomUUID } from 'node:crypto';
import type { AccountPurpose, AccountRefusal } from '@lintel/domain';
import type { Selectable } from 'kysely';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';
import { selectApplications } from '../../loan-file/index.ts';
import type { BankTables } from './tables.ts';

type Row = Selectable<BankTables['bank_account']>;

/** The sealed part of an account. No fact, log or reply contains its numbers in full. */
interface Numbers {
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly bankName: string | null;
  /** As entered, or the holders as the bank names them. */
  readonly ownerName: string;
}

/** A bank account that the borrower linked or entered, with its numbers unsealed. */
export interface Account extends Omit<Row, 'sealed' | 'key_id'>, Numbers {}

type NewAccount = Numbers &
  Pick<Row, 'purpose' | 'method' | 'account_type' | 'state' | 'verification' | 'refusal' | 'attempt' | 'at'> & {
    readonly application: string;
    readonly linkUuid: string | null;
    readonly documents: readonly string[];
  };

const accountSealContext = (uuid: string): string => sealContext('bank_account', uuid);
const unsealRow = (vault: Vault, { sealed, key_id, ...row }: Row): Account => ({
  ...row,
  ...vault.open<Numbers>(accountSealContext(row.uuid), { sealed, key_id }),
});

/** Saves an account with its numbers sealed. The database refuses a second account of the same link. */
export async function saveAccount(
  vault: Vault,
  trx: Executor,
  { application, linkUuid, documents, routingNumber, accountNumber, bankName, ownerName, ...row }: NewAccount,
): Promise<Account> {
  const uuid = randomUUID();
  const inserted = await trx
    .insertInto('bank_account')
    .values({
      uuid,
      application_uuid: application,
      link_uuid: linkUuid,
      documents: JSON.stringify(documents),
      ...row,
      ...vault.seal(accountSealContext(uuid), { routingNumber, accountNumber, bankName, ownerName } satisfies Numbers),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return unsealRow(vault, inserted);
}

/** Returns a loan's accounts without removed ones, newest first. */
export async function loadBankAccounts(vault: Vault, trx: Executor, application: string): Promise<Account[]> {
  const rows = await trx
    .selectFrom('bank_account')
    .selectAll()
    .where('application_uuid', '=', application)
    .where('state', '!=', 'WITHDRAWN')
    .orderBy('sequence', 'desc')
    .execute();
  return rows.map((row) => unsealRow(vault, row));
}

/** Returns every account ever given on this loan, including removed ones. */
export async function loadAllBankAccounts(vault: Vault, trx: Executor, application: string): Promise<Account[]> {
  const rows = await trx
    .selectFrom('bank_account')
    .selectAll()
    .where('application_uuid', '=', application)
    .orderBy('sequence', 'desc')
    .execute();
  return rows.map((row) => unsealRow(vault, row));
}

/** Returns one account of this loan, but no removed one. */
export async function findBankAccount(
  vault: Vault,
  trx: Executor,
  application: string,
  uuid: string,
): Promise<Account | undefined> {
  const row = await trx
    .selectFrom('bank_account')
    .selectAll()
    .where('application_uuid', '=', application)
    .where('uuid', '=', uuid.toLowerCase())
    .where('state', '!=', 'WITHDRAWN')
    .executeTakeFirst();
  return row && unsealRow(vault, row);
}

export async function findAccountByLink(vault: Vault, trx: Executor, linkUuid: string): Promise<Account | undefined> {
  const row = await trx.selectFrom('bank_account').selectAll().where('link_uuid', '=', linkUuid).executeTakeFirst();
  return row && unsealRow(vault, row);
}

/** Returns an account by its ID, for a job that knows no loan. Returns no removed one. */
export async function findAccountById(vault: Vault, trx: Executor, uuid: string): Promise<Account | undefined> {
  const row = await trx
    .selectFrom('bank_account')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('state', '!=', 'WITHDRAWN')
    .executeTakeFirst();
  return row && unsealRow(vault, row);
}

/** A bank letter or statement that staff must still review. */
export interface WaitingBankLetter {
  readonly uuid: string;
  readonly organisation: string;
  readonly accountUuid: string;
  readonly at: Date;
}

/**
 * Returns letters of autopay accounts that staff must review, oldest first, of one loan or of all. For the account that
 * gets the money, a gate asks for the review.
 */
export async function loadWaitingBankLetters(trx: Executor, uuid?: string): Promise<WaitingBankLetter[]> {
  let query = selectApplications(trx)
    .innerJoin('bank_account', 'bank_account.application_uuid', 'application.uuid')
    .select(['application.uuid', 'application.organisation', 'bank_account.uuid as accountUuid', 'bank_account.at'])
    .where('application.active', '=', true)
    .where('bank_account.state', '=', 'GIVEN')
    .where('bank_account.method', '=', 'MANUAL')
    .where('bank_account.verification', '=', 'PENDING_REVIEW')
    .orderBy('bank_account.at');
  if (uuid !== undefined) query = query.where('application.uuid', '=', uuid);
  return query.execute();
}

/** Returns the account for the money that the file waits for or has. */
export const enteredAccount = (accounts: readonly Account[]): Account | undefined =>
  accounts.find(({ purpose, state }) => purpose === 'DISBURSEMENT' && (state === 'ENTERED' || state === 'TAKEN'));

/** Returns whether staff must review the account's bank letter. */
export const needsLetterReview = ({ method, verification, state }: Account): boolean =>
  method === 'MANUAL' && verification === 'PENDING_REVIEW' && (state === 'ENTERED' || state === 'GIVEN');

/** Returns whether the borrower may confirm or choose the account now. */
export const isUsable = ({ verification, state }: Account): boolean =>
  verification === 'VERIFIED' && (state === 'GIVEN' || state === 'ENTERED' || state === 'TAKEN');

export async function changeAccount(
  trx: Executor,
  uuid: string,
  change: Partial<Pick<Row, 'state' | 'verification' | 'refusal'>>,
): Promise<void> {
  await trx.updateTable('bank_account').set(change).where('uuid', '=', uuid).execute();
}

export const refusedAs = (refusal: AccountRefusal): Pick<Row, 'state' | 'verification' | 'refusal'> => ({
  state: 'REFUSED',
  verification: 'FAILED_VERIFICATION',
  refusal,
});

/** Removes accounts that the borrower began for this purpose and never confirmed, so that another can replace them. */
export async function dropUnconfirmed(trx: Executor, application: string, purpose: AccountPurpose): Promise<void> {
  await trx
    .updateTable('bank_account')
    .set({ state: 'WITHDRAWN' })
    .where('application_uuid', '=', application)
    .where('purpose', '=', purpose)
    .where('state', '=', 'GIVEN')
    .execute();
}

/** Removes unverified autopay accounts once the payment method is chosen. Staff and borrower hear no more of them. */
export async function withdrawUnverified(trx: Executor, application: string): Promise<void> {
  await trx
    .updateTable('bank_account')
    .set({ state: 'WITHDRAWN' })
    .where('application_uuid', '=', application)
    .where('purpose', '=', 'AUTOPAY')
    .where('state', '=', 'GIVEN')
    .where('verification', '=', 'PENDING_REVIEW')
    .execute();
}
