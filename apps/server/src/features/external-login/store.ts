import { createHash } from 'node:crypto';
import type { Context } from '../../kernel/context.ts';
import { sealContext, type Executor } from '../../kernel/db/index.ts';
import { hashToken } from '../../kernel/http/index.ts';
import type { ExternalPerson, StartedLogin } from './types.ts';

const loginSealContext = (stateHash: string): string => sealContext('external_login', stateHash);

interface NewLogin {
  readonly state: string;
  readonly browser: string;
  readonly organisation: string;
  readonly expiresAt: Date;
  readonly login: StartedLogin;
}

export async function insertLogin(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { state, browser, organisation, expiresAt, login }: NewLogin,
): Promise<void> {
  const stateHash = hashToken(state);
  await db
    .insertInto('external_login')
    .values({
      state_hash: stateHash,
      browser_hash: hashToken(browser),
      organisation,
      expires_at: expiresAt,
      ...vault.seal(loginSealContext(stateHash), login),
    })
    .execute();
}

/** Removes a started login and returns it, so that its state works once, and only in the browser that started it. */
export async function consumeLogin(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  given: { readonly state: string; readonly browser: string; readonly organisation: string; readonly now: Date },
): Promise<StartedLogin | undefined> {
  const row = await db
    .deleteFrom('external_login')
    .where('state_hash', '=', hashToken(given.state))
    .where('browser_hash', '=', hashToken(given.browser))
    .where('organisation', '=', given.organisation)
    .returningAll()
    .executeTakeFirst();
  return row && row.expires_at > given.now
    ? vault.open<StartedLogin>(loginSealContext(row.state_hash), row)
    : undefined;
}

/** Hashes a person with lender and issuer: a subject is unique only at its issuer, and lenders share no accounts. */
const hashSubject = (organization: string, { issuer, subject }: ExternalPerson): string =>
  createHash('sha256')
    .update(JSON.stringify([organization, issuer, subject]))
    .digest('base64url');

export async function findLinkedAccount(
  trx: Executor,
  organization: string,
  person: ExternalPerson,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('external_identity')
    .select('identity_uuid')
    .where('subject_hash', '=', hashSubject(organization, person))
    .executeTakeFirst();
  return row?.identity_uuid;
}

/** Links the person to an account, in place of an account that its owner gave up. */
export async function linkAccount(
  trx: Executor,
  organization: string,
  person: ExternalPerson,
  identityUuid: string,
): Promise<void> {
  await trx
    .insertInto('external_identity')
    .values({ subject_hash: hashSubject(organization, person), identity_uuid: identityUuid })
    .onConflict((conflict) => conflict.column('subject_hash').doUpdateSet({ identity_uuid: identityUuid }))
    .execute();
}

export async function hasExternalLogin(trx: Executor, identityUuid: string): Promise<boolean> {
  const row = await trx
    .selectFrom('external_identity')
    .select('identity_uuid')
    .where('identity_uuid', '=', identityUuid)
    .executeTakeFirst();
  return row !== undefined;
}

export async function unlinkAccount(trx: Executor, identityUuid: string): Promise<void> {
  await trx.deleteFrom('external_identity').where('identity_uuid', '=', identityUuid).execute();
}
