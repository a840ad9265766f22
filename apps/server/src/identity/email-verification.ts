import { randomUUID } from 'node:crypto';
import { findBrand } from '@lintel/brands';
import { currentLocale, maskEmail, MAX_CODE_TRIES } from '@lintel/domain';
import { sql } from 'kysely';
import type { Context } from '../kernel/context.ts';
import { sealContext, type Executor } from '../kernel/db/index.ts';
import { event } from '../kernel/events.ts';
import { type Caller, countCode, emailKey, refuse } from '../kernel/http/index.ts';
import { refuseIfUnavailable, withRetries } from '../vendors/index.ts';
import { loadIdentity } from './service.ts';
import { isSameCode, newCode } from './short-code.ts';
import { EMAIL_CODE } from './words.ts';

const CODE_LIFETIME = 10 * 60_000;

const codeSealContext = (identity: string): string => sealContext('email_code', identity);

/** Mails a code to the caller's address unless it is confirmed. The previous code stops working. */
export async function mailEmailCode(context: Context, caller: Caller): Promise<{ verified: boolean; sentTo: string }> {
  const row = await loadIdentity(context, caller);
  const sentTo = maskEmail(row.email);
  if (row.email_verified_at) return { verified: true, sentTo };
  await countCode(context, emailKey(row.email));
  const code = newCode();
  const codeRow = {
    key: randomUUID(),
    tries: 0,
    expires_at: new Date(context.sessionNow().getTime() + CODE_LIFETIME),
    ...context.vault.seal(codeSealContext(row.uuid), code),
  };
  await context.db
    .insertInto('email_code')
    .values({ identity_uuid: row.uuid, ...codeRow })
    .onConflict((conflict) => conflict.column('identity_uuid').doUpdateSet(codeRow))
    .execute();
  const lender = findBrand(row.organisation)?.name.display ?? '';
  const mail = {
    to: row.email,
    subject: EMAIL_CODE.subject(lender),
    text: EMAIL_CODE.text(lender, code),
    locale: currentLocale(),
    template: 'identity.email-code',
    organisation: row.organisation,
    applicationUuid: null,
  };
  // A mail server that refuses the email after several tries isn't a bug of ours: the person can request a new code.
  await refuseIfUnavailable(EMAIL_CODE.sender, () =>
    withRetries(() => context.vendors.mail.send(mail, `email-code:${codeRow.key}`)),
  );
  return { verified: false, sentTo };
}

/** Checks the code from the email. A confirmed address stays confirmed, whatever code is typed. */
export async function checkEmailCode(context: Context, caller: Caller, typed: string): Promise<{ verified: true }> {
  const row = await loadIdentity(context, caller);
  if (row.email_verified_at) return { verified: true };
  const now = context.sessionNow();
  // Counts before comparing, so that concurrent tries all count.
  const counted = await context.db
    .updateTable('email_code')
    .set({ tries: sql`tries + 1` })
    .where('identity_uuid', '=', row.uuid)
    .where('expires_at', '>=', now)
    .where('tries', '<', MAX_CODE_TRIES)
    .returning(['sealed', 'key_id'])
    .executeTakeFirst();
  if (!counted) return refuse('code-expired');
  if (!isSameCode(context.vault.open<string>(codeSealContext(row.uuid), counted), typed)) return refuse('code-wrong');
  await context.db.transaction().execute(async (trx) => {
    await markEmailConfirmed(trx, row.uuid, now);
    await trx.deleteFrom('email_code').where('identity_uuid', '=', row.uuid).execute();
  });
  event(context, 'identity.email-confirmed', { identity: row.uuid, organisation: row.organisation });
  return { verified: true };
}

/** Records that a person can read their email, by a code or a mailed link. The first time is kept. */
export async function markEmailConfirmed(trx: Executor, identityUuid: string, at: Date): Promise<void> {
  await trx
    .updateTable('identity')
    .set({ email_verified_at: at })
    .where('uuid', '=', identityUuid)
    .where('email_verified_at', 'is', null)
    .execute();
}

export async function isEmailConfirmed(trx: Executor, identityUuid: string): Promise<boolean> {
  const row = await trx
    .selectFrom('identity')
    .select('email_verified_at')
    .where('uuid', '=', identityUuid)
    .executeTakeFirst();
  return row?.email_verified_at != null;
}
