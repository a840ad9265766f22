import { businessDayAfter, DEPOSIT_DAYS } from '@lintel/domain';
import { sql, type Kysely } from 'kysely';
import { type Database, sealContext, type Vault } from '../../kernel/db/index.ts';
import { completeLinkByToken } from '../sandbox-plaid/log-in.ts';
import { answerAsPlaid } from '../sandbox-plaid/protocol.ts';
import { openPlaidSessions } from '../sandbox-plaid/sessions.ts';
import { sampleDirectory, sampleProof } from './directory.ts';
import { plaidAuth } from './plaid-auth.ts';
import type { BankLinkPort, BankPort, DepositAnswer, DepositPort, DepositRequest } from './port.ts';
import { sandboxTransfers } from './sandbox-transfers.ts';

const PROVIDER = 'sandbox';
/** Settings of the stand-in, which accepts any credentials. */
const STAND_IN = { url: 'http://127.0.0.1', clientId: 'sandbox', secret: 'sandbox' };

/** Outcomes by the last four digits of an account number (docs/sandbox.md). */
const ARRIVES_TODAY = '0001';
const RETURNED: Readonly<Record<string, Extract<DepositAnswer, { outcome: 'RETURNED' }>['reason']>> = {
  '0002': 'ACCOUNT_CLOSED',
  '0003': 'NAME_DIFFERS',
  '0004': 'DEPOSIT_RETURNED',
};

const depositSealContext = (key: string): string => sealContext('sandbox_deposit', key);

/** A line of a statement from the sandbox's bank. */
export interface Deposit {
  readonly description: string;
  readonly amountsCents: readonly number[];
}

/**
 * Banks in the sandbox. The user who logs in on its page decides who owns the account, and the account number decides
 * the outcome of a micro-deposit (docs/sandbox.md). Accounts use the same client as Plaid itself, against our stand-in
 * for its contract. `page` is the address of the sandbox's port; without it, nothing can be linked.
 */
export function sandboxBank(db: Kysely<Database>, vault: Vault, page: string | null): BankPort {
  const sessions = openPlaidSessions(db, vault);
  const plaid = plaidAuth(STAND_IN, (path, body) => answerAsPlaid(sessions, page ?? STAND_IN.url, path, body));
  const link: BankLinkPort = {
    ...plaid,
    provider: PROVIDER,
    async startLink(request, meta) {
      await sessions.open({
        clientUserId: request.linkUuid,
        source: 'PLAID_AUTH',
        statedCents: null,
        holder: request.applicant,
        returnUrl: request.returnUrl,
      });
      return plaid.startLink(request, meta);
    },
    async readAccount(request, meta) {
      await completeLinkByToken(request, sessions);
      return plaid.readAccount(request, meta);
    },
  };
  return {
    provider: PROVIDER,
    linkFor: () => (page === null ? undefined : link),
    deposits: sandboxDeposits(db, vault),
    directory: sampleDirectory,
    transfers: sandboxTransfers(db, vault),
  };
}

function sandboxDeposits(db: Kysely<Database>, vault: Vault): DepositPort {
  return {
    provider: PROVIDER,
    proofAt: sampleProof,
    async send(
      { accountNumber, description, amountsCents, applicationUuid, today }: DepositRequest,
      { key },
    ): Promise<DepositAnswer> {
      const lever = accountNumber.slice(-4);
      const reason = RETURNED[lever];
      if (reason) return { outcome: 'RETURNED', reason };
      const expectedOn = lever === ARRIVES_TODAY ? today : businessDayAfter(today, DEPOSIT_DAYS);
      await db
        .insertInto('sandbox_deposit')
        .values({
          key,
          application_uuid: applicationUuid,
          arrives_on: expectedOn,
          ...vault.seal(depositSealContext(key), { description, amountsCents } satisfies Deposit),
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      const { day } = await db
        .selectFrom('sandbox_deposit')
        .select(sql<string>`arrives_on::text`.as('day'))
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      return { outcome: 'SENT', expectedOn: day };
    },
  };
}

/** Returns the deposits on a borrower's statements on a day, oldest first. */
export async function depositsOnStatement(
  db: Kysely<Database>,
  vault: Vault,
  applicationUuid: string,
  today: string,
): Promise<Deposit[]> {
  const rows = await db
    .selectFrom('sandbox_deposit')
    .selectAll()
    .where('application_uuid', '=', applicationUuid)
    .where('arrives_on', '<=', today)
    .orderBy('arrives_on')
    .orderBy('key')
    .execute();
  return rows.map((row) => vault.open<Deposit>(depositSealContext(row.key), row));
}
