import type { Executor, Vault } from '../../kernel/db/index.ts';
import { loadSigners } from './signers.ts';

/** Where a further signer is written to; null for whoever was never named. */
export async function reachSigner(
  vault: Vault,
  trx: Executor,
  uuid: string,
  person: string,
): Promise<{ readonly firstName: string; readonly email: string | null; readonly phoneNumber: string | null } | null> {
  const signer = (await loadSigners(vault, trx, uuid)).get(person);
  return signer ? { firstName: signer.firstName, email: signer.email, phoneNumber: signer.phoneNumber } : null;
}
