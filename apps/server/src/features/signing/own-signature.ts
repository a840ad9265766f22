import { isOwnSignature } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import { loadSigningPeople } from './people.ts';
import { findAdoptedSignature } from './store.ts';

/**
 * Returns the signature that a person last chose, while it shows their name: not one from before a name correction, or
 * of a person previously named in their place.
 */
export async function loadOwnSignature(
  context: Context,
  trx: Executor,
  loan: ApplicationRow,
  person: string,
): ReturnType<typeof findAdoptedSignature> {
  const adopted = await findAdoptedSignature(context.vault, trx, loan.uuid, person);
  const own = (await loadSigningPeople(context, trx, loan)).find((one) => one.person === person);
  return adopted && own && isOwnSignature(adopted.text, own.name) ? adopted : null;
}
