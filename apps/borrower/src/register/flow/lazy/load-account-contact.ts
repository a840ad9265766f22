import { readProfile, verifyAbilityToStart } from '@lintel/contract';
import { publicApi } from '../../../platform/lazy/api.ts';
import { lookUpIdentity } from '../../../platform/lazy/look-up-identity.ts';
import { urls } from '../../../platform/urls.ts';
import type { AccountContact } from '../account-contact.ts';

/**
 * Redirects a visitor with an open application to it: they have nothing to register, whether they came by a link or by
 * Back from their offers.
 */
async function continueOpenApplication(): Promise<void> {
  const ability = await publicApi(verifyAbilityToStart, {}).catch(() => undefined);
  if (ability?.reason === 'ACTIVE' && ability.applicationUuid)
    location.replace(urls.application(ability.applicationUuid));
}

/**
 * Reads email and phone of the visitor's account. The profile has the whole phone number, which the identity masks; a
 * visitor who never applied has no profile.
 */
export async function loadAccountContact(): Promise<AccountContact> {
  await continueOpenApplication();
  const profile = await publicApi(readProfile, {}).catch(() => undefined);
  if (!profile) return { email: (await lookUpIdentity(publicApi)).email };
  const [phone] = profile.phoneNumbers;
  return { email: profile.email, ...(phone && { phoneNumber: phone.number }) };
}
