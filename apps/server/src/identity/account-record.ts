import type { Context } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import { loadPasskeys } from './passkeys/store.ts';
import { readPerson } from './person.ts';
import { hasSecondFactor } from './second-factor.ts';
import { readIdentityRow } from './store.ts';

const toIso = (at: Date | null): string | null => at?.toISOString() ?? null;

/**
 * Returns the account part of a borrower's copy of data: everything that its owner may see, and no password, secret,
 * token or code.
 */
export async function loadAccountRecord(context: Pick<Context, 'db' | 'keys' | 'vault'>, identityUuid: string) {
  const { db } = context;
  const row = await readIdentityRow(context, db, identityUuid);
  if (!row) return undefined;
  const profile = await readPerson(context, db, identityUuid);
  const passkeys = await loadPasskeys(context, db, identityUuid);
  return {
    email: row.email,
    emailConfirmedAt: toIso(row.email_verified_at),
    phone: row.phone,
    phoneConfirmedAt: toIso(row.phone_verified_at),
    createdAt: row.created_at.toISOString(),
    name: profile?.person.name ?? null,
    dateOfBirth: profile?.person.dob ?? null,
    addresses: profile?.person.addresses ?? [],
    twoStepLogin: await hasSecondFactor(context, identityUuid),
    passkeys: passkeys.map(({ name, created_at: added, last_used_at: used }) => ({
      name,
      addedAt: added.toISOString(),
      lastUsedAt: toIso(used),
    })),
  };
}

/** Returns the logins part of a borrower's copy of data, newest first. */
export async function loadLoginRecords(trx: Executor, identityUuid: string) {
  const rows = await trx
    .selectFrom('session')
    .select(['started_at', 'seen_at', 'revoked_at', 'browser', 'system'])
    .where('identity_uuid', '=', identityUuid)
    .orderBy('started_at', 'desc')
    .execute();
  return rows.map(({ started_at: started, seen_at: used, revoked_at: ended, browser, system }) => ({
    loggedInAt: started.toISOString(),
    lastUsedAt: used.toISOString(),
    loggedOutAt: toIso(ended),
    browser,
    system,
  }));
}
