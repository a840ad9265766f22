import { insertPartner, removePartner } from '../features/prepop/index.ts';
import { StartRefused } from '../kernel/config/index.ts';
import { event } from '../kernel/events.ts';
import { newToken } from '../kernel/http/index.ts';
import { withServerContext, type Environment } from './with-context.ts';
import { PARTNER_COMMAND } from './words.en.ts';

/** Adds a partner who sends visitors to one lender. Returns the text to print with the key; only its hash is stored. */
export async function addPartnerCommand(
  env: Environment,
  { organisation, name }: { readonly organisation: string; readonly name: string },
): Promise<string> {
  return withServerContext(env, organisation, async (context) => {
    const key = newToken();
    if (!(await insertPartner(context.db, { organisation, name, key })))
      throw new StartRefused(PARTNER_COMMAND.exists(name, organisation));
    event(context, 'partner.added', { identity: 'partner:add', organisation });
    return PARTNER_COMMAND.key(name, organisation, key);
  });
}

/** Removes a partner, whose key and links stop working right away. */
export async function removePartnerCommand(
  env: Environment,
  { organisation, name }: { readonly organisation: string; readonly name: string },
): Promise<string> {
  return withServerContext(env, organisation, async (context) => {
    if (!(await context.db.transaction().execute((trx) => removePartner(trx, { organisation, name }))))
      throw new StartRefused(PARTNER_COMMAND.unknown(name, organisation));
    event(context, 'partner.removed', { identity: 'partner:remove', organisation });
    return PARTNER_COMMAND.removed(name, organisation);
  });
}
