import { randomInt } from 'node:crypto';
import {
  businessDayAfter,
  DEPOSIT_CODE_LENGTH,
  DEPOSIT_DAYS,
  DEPOSIT_GOOD_DAYS,
  MAX_DEPOSIT_TRIES,
  type DepositProof,
} from '@lintel/domain';
import { sql, type Selectable } from 'kysely';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';
import { DAY_MS } from '../../kernel/time.ts';
import { selectApplications, pacificDay } from '../../loan-file/index.ts';
import type { BankTables } from './tables.ts';

type Row = Selectable<BankTables['micro_deposit']>;

/** What the borrower reads on the bank statement and enters: a code, or the amounts. */
interface DepositSecret {
  readonly code: string | null;
  readonly amountsCents: readonly number[];
}

/** A micro-deposit that verifies an account whose numbers the borrower entered, with its secret unsealed. */
export interface MicroDeposit extends Omit<Row, 'sealed' | 'key_id'>, DepositSecret {}

const depositSealContext = (account: string, number: number): string => sealContext('micro_deposit', account, number);
/** The letters that codes use. Without vowels they form no word. */
const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXZ';

function createSecret(proof: DepositProof): DepositSecret {
  if (proof === 'CODE')
    return {
      code: Array.from({ length: DEPOSIT_CODE_LENGTH }, () => CONSONANTS[randomInt(CONSONANTS.length)]).join(''),
      amountsCents: [1],
    };
  const first = randomInt(1, 100);
  const other = randomInt(1, 99);
  return { code: null, amountsCents: [first, other < first ? other : other + 1] };
}

const unsealRow = (vault: Vault, { sealed, key_id, ...row }: Row): MicroDeposit => ({
  ...row,
  ...vault.open<DepositSecret>(depositSealContext(row.account_uuid, row.number), { sealed, key_id }),
});

/** The columns that keep their type. The day is read as text. */
const COLUMNS = [
  'account_uuid',
  'number',
  'proof',
  'tries',
  'sent_at',
  'expires_at',
  'told_at',
  'sealed',
  'key_id',
] as const;

export async function findLastDeposit(vault: Vault, trx: Executor, account: string): Promise<MicroDeposit | undefined> {
  const row = await trx
    .selectFrom('micro_deposit')
    .select([...COLUMNS, sql<string>`expect_by::text`.as('expect_by')])
    .where('account_uuid', '=', account)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && unsealRow(vault, row);
}

/**
 * Saves the next deposit to an account with a new secret and voids the previous one. The count of wrong codes
 * continues. Returns the deposit's number, under which its job sends it.
 */
export async function saveDeposit(
  vault: Vault,
  trx: Executor,
  account: string,
  previous: MicroDeposit | undefined,
  proof: DepositProof,
  now: Date,
): Promise<number> {
  const number = (previous?.number ?? 0) + 1;
  await trx
    .insertInto('micro_deposit')
    .values({
      account_uuid: account,
      number,
      proof,
      tries: previous?.tries ?? 0,
      sent_at: null,
      told_at: null,
      expect_by: businessDayAfter(pacificDay(now), DEPOSIT_DAYS),
      expires_at: new Date(now.getTime() + DEPOSIT_GOOD_DAYS * DAY_MS),
      ...vault.seal(depositSealContext(account, number), createSecret(proof)),
    })
    .execute();
  return number;
}

/** Counts a loan's micro-deposits and wrong codes so far, over all of its accounts. */
export async function loadDepositCounts(
  trx: Executor,
  application: string,
): Promise<{ deposits: number; tries: number }> {
  const rows = await trx
    .selectFrom('micro_deposit')
    .innerJoin('bank_account', 'bank_account.uuid', 'micro_deposit.account_uuid')
    .select((one) => [one.fn.max('micro_deposit.number').as('deposits'), one.fn.max('micro_deposit.tries').as('tries')])
    .where('bank_account.application_uuid', '=', application)
    .groupBy('micro_deposit.account_uuid')
    .execute();
  return {
    deposits: rows.reduce((sum, row) => sum + row.deposits, 0),
    tries: rows.reduce((sum, row) => sum + row.tries, 0),
  };
}

export async function markDepositSent(
  trx: Executor,
  { account_uuid: account, number }: Pick<MicroDeposit, 'account_uuid' | 'number'>,
  expectBy: string,
  sentAt: Date,
): Promise<void> {
  await trx
    .updateTable('micro_deposit')
    .set({ sent_at: sentAt, expect_by: expectBy })
    .where('account_uuid', '=', account)
    .where('number', '=', number)
    .where('sent_at', 'is', null)
    .execute();
}

/**
 * Counts a try before it is compared, so that two concurrent tries count as two. Returns how many are left, or null
 * when none was left for this one.
 */
export async function countTry(
  trx: Executor,
  { account_uuid: account, number }: Pick<MicroDeposit, 'account_uuid' | 'number'>,
): Promise<number | null> {
  const counted = await trx
    .updateTable('micro_deposit')
    .set({ tries: sql`tries + 1` })
    .where('account_uuid', '=', account)
    .where('number', '=', number)
    .where('tries', '<', MAX_DEPOSIT_TRIES)
    .returning('tries')
    .executeTakeFirst();
  return counted ? MAX_DEPOSIT_TRIES - counted.tries : null;
}

/** A deposit whose borrower needs an email: it should have arrived, or its code has expired. */
export interface DueDeposit {
  readonly application: string;
  readonly account: string;
  readonly number: number;
  readonly isExpired: boolean;
}

/**
 * Returns deposits of open files whose code has expired, or that should have arrived and about which the borrower got
 * no email yet.
 */
export async function loadDueDeposits(trx: Executor, now: Date, limit: number): Promise<DueDeposit[]> {
  const rows = await selectApplications(trx)
    .innerJoin('bank_account', 'bank_account.application_uuid', 'application.uuid')
    .innerJoin('micro_deposit', 'micro_deposit.account_uuid', 'bank_account.uuid')
    .select([
      'bank_account.application_uuid as application',
      'micro_deposit.account_uuid as account',
      'micro_deposit.number as number',
      'micro_deposit.expires_at as expires_at',
    ])
    .where('application.active', '=', true)
    .where('bank_account.state', 'in', ['GIVEN', 'ENTERED'])
    .where('bank_account.verification', '=', 'PENDING_REVIEW')
    .where((at) =>
      at.or([
        at('micro_deposit.expires_at', '<=', now),
        at.and([
          at('micro_deposit.told_at', 'is', null),
          at('micro_deposit.sent_at', 'is not', null),
          at('micro_deposit.expect_by', '<=', pacificDay(now)),
        ]),
      ]),
    )
    .where('micro_deposit.number', '=', (inner) =>
      inner
        .selectFrom('micro_deposit as newer')
        .select((last) => last.fn.max('newer.number').as('last'))
        .whereRef('newer.account_uuid', '=', 'micro_deposit.account_uuid'),
    )
    .orderBy('micro_deposit.expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ application, account, number, expires_at: expires }) => ({
    application,
    account,
    number,
    isExpired: expires <= now,
  }));
}

/** Records that the borrower got the email that a deposit should have arrived. */
export async function markBorrowerNotified(
  trx: Executor,
  { account, number }: Pick<DueDeposit, 'account' | 'number'>,
  notifiedAt: Date,
): Promise<void> {
  await trx
    .updateTable('micro_deposit')
    .set({ told_at: notifiedAt })
    .where('account_uuid', '=', account)
    .where('number', '=', number)
    .execute();
}
