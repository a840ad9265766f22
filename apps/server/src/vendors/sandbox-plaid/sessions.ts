import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { type Database, sealContext, type Vault } from '../../kernel/db/index.ts';
import type { SandboxLinkTables } from './tables.ts';
import { findSandboxUser } from './users.ts';

type Row = Selectable<SandboxLinkTables['sandbox_link']>;

/** Yearly income in cents when no application states it. */
const UNKNOWN_PAY = 8_400_000;
const UNKNOWN_HOLDER = 'Alex Sample';

/** A visit to the sandbox's page of a bank, payroll service or tax office. */
export interface PlaidSession extends Omit<Row, 'sealed' | 'key_id'> {
  readonly statedCents: number;
  /** The applicant's name. */
  readonly holder: string;
}

/** The stored visits to the sandbox's pages. Each change is a separate transaction. */
export interface PlaidSessions {
  /** Opens a session. The same user is the same session. */
  open(start: {
    clientUserId: string;
    source: string;
    statedCents: number | null;
    holder: string | null;
    returnUrl: string | null;
  }): Promise<string>;
  sendBackTo(token: string, returnUrl: string): Promise<void>;
  /** Records that the person logged in or left. The first such record stays. */
  end(token: string, outcome: { username: string | null; ended: string }): Promise<void>;
  /** Removes everything of this person. */
  remove(clientUserId: string): Promise<void>;
  byToken(token: string): Promise<PlaidSession | undefined>;
  byUser(clientUserId: string): Promise<PlaidSession | undefined>;
}

const sessionSealContext = (token: string): string => sealContext('sandbox_link', token);

export function openPlaidSessions(db: Kysely<Database>, vault: Vault): PlaidSessions {
  const read = async (column: 'token' | 'client_user_id', value: string): Promise<PlaidSession | undefined> => {
    const row = await db.selectFrom('sandbox_link').selectAll().where(column, '=', value).executeTakeFirst();
    if (!row) return undefined;
    const { sealed, key_id, ...rest } = row;
    const values = vault.open<{ statedCents: number | null; holder?: string | null }>(sessionSealContext(row.token), {
      sealed,
      key_id,
    });
    return { ...rest, statedCents: values.statedCents ?? UNKNOWN_PAY, holder: values.holder ?? UNKNOWN_HOLDER };
  };
  return {
    async open({ clientUserId, source, statedCents, holder, returnUrl }) {
      const token = randomUUID();
      await db
        .insertInto('sandbox_link')
        .values({
          token,
          client_user_id: clientUserId,
          source,
          return_url: returnUrl,
          username: null,
          ended: null,
          ended_at: null,
          ...vault.seal(sessionSealContext(token), { statedCents, holder }),
        })
        .onConflict((conflict) => conflict.column('client_user_id').doNothing())
        .execute();
      return (
        await db
          .selectFrom('sandbox_link')
          .select('token')
          .where('client_user_id', '=', clientUserId)
          .executeTakeFirstOrThrow()
      ).token;
    },
    async sendBackTo(token, returnUrl) {
      await db.updateTable('sandbox_link').set({ return_url: returnUrl }).where('token', '=', token).execute();
    },
    async end(token, { username, ended }) {
      await db
        .updateTable('sandbox_link')
        .set({ username, ended, ended_at: new Date() })
        .where('token', '=', token)
        .where((row) => row.or([row('ended', 'is', null), row('ended', '!=', 'DONE')]))
        .execute();
    },
    async remove(clientUserId) {
      await db.deleteFrom('sandbox_link').where('client_user_id', '=', clientUserId).execute();
    },
    byToken: (token) => read('token', token),
    byUser: (clientUserId) => read('client_user_id', clientUserId),
  };
}

/** Returns the income found for a session in cents a year, or null while the source is still reading. */
export function getFoundIncome(session: PlaidSession, now = Date.now()): number | null {
  const user = findSandboxUser(session.username);
  if (!user || !session.ended_at) return 0;
  if (now < session.ended_at.getTime() + user.delaySeconds * 1000) return null;
  return Math.round((session.statedCents * user.incomePercent) / 100);
}

/** Returns the account's owners, written as banks do. Some sandbox users bring another person's account. */
export function getHolders({ username, holder }: PlaidSession): string[] {
  const user = findSandboxUser(username);
  return [
    [user?.accountOwner ?? holder, user?.jointOwner]
      .filter((name) => name !== undefined)
      .join(' & ')
      .toUpperCase(),
  ];
}
