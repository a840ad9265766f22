import { sql, type Kysely } from 'kysely';

/** Adds the refusal of an account that staff found wrong before funding. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bank_account drop constraint bank_account_refusal_check`.execute(db);
  await sql`alter table bank_account add constraint bank_account_refusal_check check (refusal in (
    'NAME_DIFFERS', 'ACCOUNT_CLOSED', 'DEPOSIT_RETURNED', 'NO_TRIES_LEFT', 'CODE_EXPIRED', 'UNREADABLE',
    'NUMBERS_DIFFER', 'OUT_OF_DATE', 'CANNOT_RECEIVE', 'FUNDING_REVIEW', 'WITHDRAWN'
  ))`.execute(db);
}
