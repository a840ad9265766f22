import { randomUUID } from 'node:crypto';
import { findBrand } from '@lintel/brands';
import { currentLocale, maskPhone } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, countCode } from '../../kernel/http/index.ts';
import { refuseIfUnavailable, withRetries } from '../../vendors/index.ts';
import { emailAccountOwner } from '../account-mail.ts';
import { textFormerPhone } from '../account-texts.ts';
import { lockOwnAccount } from '../lock-account.ts';
import { loadIdentity } from '../service.ts';
import { savePhone } from '../store.ts';
import { PHONE_CODE } from '../words.ts';
import { beginChange, checkChange, endChange } from './store.ts';

/**
 * Starts a change of the caller's phone number: texts a code to the new one. Its own request is the consent to the
 * text.
 */
export async function beginPhoneChange(context: Context, caller: Caller, phone: string): Promise<{ sentTo: string }> {
  const { uuid, organisation } = await loadIdentity(context, caller);
  await countCode(context, phone);
  const code = await beginChange(context, uuid, 'PHONE', phone);
  const key = `phone-change:${randomUUID()}`;
  const message = {
    to: phone,
    text: PHONE_CODE.text(findBrand(organisation)?.name.display ?? '', code),
    locale: currentLocale(),
    template: 'identity.phone-change',
    organisation,
    applicationUuid: null,
  };
  await refuseIfUnavailable(PHONE_CODE.sender, () => withRetries(() => context.vendors.sms.send(message, key)));
  return { sentTo: maskPhone(phone) };
}

/**
 * Changes the number to the one that the code was texted to, and tells the owner by email and at the earlier number.
 */
export async function confirmPhoneChange(context: Context, caller: Caller, code: string): Promise<void> {
  const { identityUuid, organisation } = caller;
  const phone = await checkChange(context, identityUuid, 'PHONE', code);
  const before = await context.db.transaction().execute(async (trx) => {
    const account = await lockOwnAccount(context, trx, caller);
    await endChange(trx, identityUuid, 'PHONE');
    const now = context.sessionNow();
    await savePhone(context, trx, identityUuid, phone, now, now);
    await context.accountLinks.indexFilesAgain(trx, identityUuid, organisation);
    await emailAccountOwner(context, trx, 'phone-changed', identityUuid);
    return account;
  });
  if (before.phone !== phone) await textFormerPhone(context, before);
  event(context, 'identity.phone-changed', { identity: identityUuid });
}
