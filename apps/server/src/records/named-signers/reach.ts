import type { Executor, Vault } from '../../kernel/db/index.ts';
import { loadSigners } from './signers.ts';

/** Returns an additional signer's contact details, or null for a person who was never named. */
export async function findSignerContact(
  vault: Vault,
  trx: Executor,
  uuid: string,
  person: string,
): Promise<{ readonly firstName: string; readonly email: string | null; readonly phoneNumber: string | null } | null> {
  const signer = (await loadSigners(vault, trx, uuid)).get(person);
  return signer ? { firstName: signer.firstName, email: signer.email, phoneNumber: signer.phoneNumber } : null;
}
