import { randomUUID } from 'node:crypto';
import { findBrand } from '@lintel/brands';
import { currentLocale, formatPhone, maskEmail } from '@lintel/domain';
import type { Context, Trx } from '../../kernel/context.ts';
import { sealContext, type Executor } from '../../kernel/db/index.ts';
import { event } from '../../kernel/events.ts';
import { hashToken, pageAddress, refuse, remakeTokens } from '../../kernel/http/index.ts';
import type { BackgroundJob } from '../../kernel/jobs/index.ts';
import { inLocale, LENDER_LOCALE } from '../../kernel/locale.ts';
import { DAY_MS } from '../../kernel/time.ts';
import { withRetries } from '../../vendors/index.ts';
import { emailAccountOwner } from '../account-mail.ts';
import { endOtherAccess } from '../end-other-access.ts';
import { lockOpenAccount } from '../lock-account.ts';
import { removePasskeys } from '../passkeys/store.ts';
import { removeSecondFactorSince } from '../second-factor.ts';
import { setAside } from '../set-aside.ts';
import { findByEmail, readIdentityRow, saveEmail } from '../store.ts';
import { EMAIL_REVERT } from '../words.ts';

/** Reverting also removes a second factor that was set up within this time before the change, as a thief's. */
const REVERT_LINK_LIFETIME_MS = 7 * DAY_MS;

const revertSealContext = (uuid: string): string => sealContext('email_revert', uuid);

/** Saves the earlier address and queues the email to it, with a link that changes the address back. */
export async function saveRevert(context: Context, trx: Trx, identityUuid: string, email: string): Promise<void> {
  const uuid = randomUUID();
  const [token = ''] = remakeTokens(context, 'email-revert', uuid);
  const now = context.sessionNow();
  await trx
    .insertInto('email_revert')
    .values({
      uuid,
      identity_uuid: identityUuid,
      token_hash: hashToken(token),
      ...context.vault.seal(revertSealContext(uuid), email),
      made_at: now,
      expires_at: new Date(now.getTime() + REVERT_LINK_LIFETIME_MS),
      used_at: null,
    })
    .execute();
  await context.jobs.queueBackgroundJob(trx, 'email-revert', uuid);
}

/** Returns the end of the time in which an earlier address can change the account back, or undefined if none can. */
export async function findChangeBack(context: Context, trx: Executor, identityUuid: string): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('email_revert')
    .select((of) => of.fn.max('expires_at').as('until'))
    .where('identity_uuid', '=', identityUuid)
    .where('used_at', 'is', null)
    .where('expires_at', '>', context.sessionNow())
    .executeTakeFirst();
  return row?.until ? new Date(row.until) : undefined;
}

/** Background job: mails the link to the earlier address. A repeated run sends the same email. */
export const sendRevert: BackgroundJob = async (uuid, context, locale = LENDER_LOCALE) => {
  const revert = await context.db.selectFrom('email_revert').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  const row = revert && (await readIdentityRow(context, context.db, revert.identity_uuid));
  const brand = row && findBrand(row.organisation);
  const token = remakeTokens(context, 'email-revert', uuid).find((one) => hashToken(one) === revert?.token_hash);
  if (!revert || !brand || token === undefined || revert.used_at !== null) return;
  const values = {
    lender: brand.name.display,
    phone: formatPhone(brand.support.phone),
    link: `${pageAddress(context.config, row.organisation, '/auth/revert-email')}#${token}`,
  };
  const letter = inLocale(locale, () => ({
    to: context.vault.open<string>(revertSealContext(uuid), revert),
    subject: EMAIL_REVERT.subject(values.lender),
    text: EMAIL_REVERT.text(values),
    locale: currentLocale(),
    template: 'account.email-revert',
    organisation: row.organisation,
    applicationUuid: null,
  }));
  await withRetries(() => context.vendors.mail.send(letter, `email-revert:${uuid}`));
};

/**
 * Changes the address back for the person who reads the earlier one. The person who changed it knew the password, so it
 * stops working, and so does everything that was set up since. Its owner resets the password by email.
 */
export async function revertEmail(context: Context, organization: string, token: string): Promise<{ email: string }> {
  const reverted = await context.db.transaction().execute(async (trx) => {
    const now = context.sessionNow();
    const revert = await trx
      .updateTable('email_revert')
      .set({ used_at: now })
      .where('token_hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst();
    const row = revert && (await readIdentityRow(context, trx, revert.identity_uuid));
    if (!revert || row?.organisation !== organization) return refuse('link-expired');
    const email = context.vault.open<string>(revertSealContext(revert.uuid), revert);
    await context.accountLinks.updateApplicantEmails(trx, row.uuid, organization, email);
    if (!(await lockOpenAccount(context, trx, row.uuid))) return refuse('link-expired');
    const other = await findByEmail(context, trx, organization, email);
    if (other && other.uuid !== row.uuid && !(await setAside(context, trx, other.uuid))) refuse('email-taken');
    if (!(await saveEmail(context, trx, row.uuid, email, now))) refuse('email-taken');
    await context.accountLinks.indexFilesAgain(trx, row.uuid, organization);
    // A link of a later change belongs to an address that isn't the owner's.
    await trx
      .updateTable('email_revert')
      .set({ used_at: now })
      .where('identity_uuid', '=', row.uuid)
      .where('made_at', '>=', revert.made_at)
      .where('used_at', 'is', null)
      .execute();
    await trx.updateTable('identity').set({ password_hash: '' }).where('uuid', '=', row.uuid).execute();
    // The person who changed the address had the password, and may have added ways in before the change.
    await removePasskeys(trx, row.uuid);
    await removeSecondFactorSince(trx, row.uuid, new Date(revert.made_at.getTime() - REVERT_LINK_LIFETIME_MS));
    await trx.deleteFrom('contact_change').where('identity_uuid', '=', row.uuid).execute();
    await trx.deleteFrom('login_reset').where('identity_uuid', '=', row.uuid).execute();
    await endOtherAccess(context, trx, row.uuid, null);
    await emailAccountOwner(context, trx, 'email-reverted', row.uuid);
    return { identity: row.uuid, email };
  });
  event(context, 'identity.email-reverted', { identity: reverted.identity, organisation: organization });
  return { email: maskEmail(reverted.email) };
}
