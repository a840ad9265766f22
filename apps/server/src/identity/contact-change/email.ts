import { randomUUID } from 'node:crypto';
import { findBrand } from '@lintel/brands';
import { currentLocale, maskEmail } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, countCode, emailKey, refuse, refuseFields } from '../../kernel/http/index.ts';
import { refuseIfUnavailable, withRetries } from '../../vendors/index.ts';
import { emailAccountOwner } from '../account-mail.ts';
import { endOtherAccess } from '../end-other-access.ts';
import { lockOwnAccount } from '../lock-account.ts';
import { loadIdentity } from '../service.ts';
import { setAside } from '../set-aside.ts';
import { findByEmail, saveEmail } from '../store.ts';
import { CONTACT_CHANGE, EMAIL_CODE } from '../words.ts';
import { saveRevert } from './revert.ts';
import { beginChange, checkChange, endChange } from './store.ts';

/**
 * Starts a change of the caller's address: mails a code to the new one. Sends it also where another account has the
 * address, so that the answer doesn't show whose addresses have accounts.
 */
export async function beginEmailChange(context: Context, caller: Caller, email: string): Promise<{ sentTo: string }> {
  // At a lender with an identity provider the address belongs to the provider's account.
  if (context.config.externalLogin[caller.organisation]) refuse('not-available');
  const row = await loadIdentity(context, caller);
  if (emailKey(email) === emailKey(row.email)) refuseFields([{ field: 'email', message: CONTACT_CHANGE.sameEmail }]);
  await countCode(context, emailKey(email));
  const code = await beginChange(context, row.uuid, 'EMAIL', email);
  const key = `email-change:${randomUUID()}`;
  const lender = findBrand(row.organisation)?.name.display ?? '';
  const letter = {
    to: email,
    subject: EMAIL_CODE.subject(lender),
    text: EMAIL_CODE.text(lender, code),
    locale: currentLocale(),
    template: 'identity.email-change',
    organisation: row.organisation,
    applicationUuid: null,
  };
  await refuseIfUnavailable(EMAIL_CODE.sender, () => withRetries(() => context.vendors.mail.send(letter, key)));
  return { sentTo: maskEmail(email) };
}

/**
 * Changes the address to the one that the code was mailed to, ends everything that the old mailbox could open, and
 * tells the new address. The old one, if it was confirmed, gets a link that changes it back.
 */
export async function confirmEmailChange(context: Context, caller: Caller, code: string): Promise<void> {
  const email = await checkChange(context, caller.identityUuid, 'EMAIL', code);
  const { organisation, identityUuid } = caller;
  await context.db.transaction().execute(async (trx) => {
    // Locks applications before the account, like every writer. A refusal rolls this back.
    await context.accountLinks.updateApplicantEmails(trx, identityUuid, organisation, email);
    const before = await lockOwnAccount(context, trx, caller);
    await endChange(trx, identityUuid, 'EMAIL');
    // The person reads the mail of the new address, so an account that never confirmed it isn't in the way.
    const other = await findByEmail(context, trx, organisation, email);
    if (other && other.uuid !== identityUuid && !(await setAside(context, trx, other.uuid))) refuse('email-taken');
    if (!(await saveEmail(context, trx, identityUuid, email, context.sessionNow()))) refuse('email-taken');
    await context.accountLinks.indexFilesAgain(trx, identityUuid, organisation);
    await endOtherAccess(context, trx, identityUuid, caller.sid);
    // Only an address that its owner confirmed may take the account back (decision 0039).
    if (before.email_verified_at !== null) await saveRevert(context, trx, identityUuid, before.email);
    await emailAccountOwner(context, trx, 'email-changed', identityUuid);
  });
  event(context, 'identity.email-changed', { identity: identityUuid, organisation });
}
