import { readIdentity, readProfile } from '@lintel/contract';
import { apiHere } from '../../../platform/later/api.ts';
import type { Known } from '../known.ts';

/** Email and phone of the visitor's account. The identity masks its phone, the profile does not; who has never applied has no profile. */
export async function readKnown(): Promise<Known> {
  const profile = await apiHere(readProfile, {}).catch(() => undefined);
  if (!profile) return { email: (await apiHere(readIdentity, {})).email };
  const [phone] = profile.phoneNumbers;
  return { email: profile.email, ...(phone && { phoneNumber: phone.number }) };
}
