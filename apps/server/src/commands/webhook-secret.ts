import { StartRefused } from '../kernel/config/index.ts';
import { event } from '../kernel/events.ts';
import { rotateSecret, validWebhookSecrets, WEBHOOK_KINDS } from '../vendors/index.ts';
import { withServerContext, type Environment } from './with-context.ts';
import { WEBHOOK_COMMAND } from './words.en.ts';

/** How long a vendor may take to change over to its new secret. */
const OVERLAP_SECONDS = 24 * 3600;

/** Creates the secret with which one vendor of one lender signs. The previous one is accepted for one more day. */
export async function webhookSecretCommand(
  env: Environment,
  { organisation, vendor }: { readonly organisation: string; readonly vendor: string },
): Promise<string> {
  const kind = WEBHOOK_KINDS.find((known) => known === vendor);
  if (!kind) throw new StartRefused(WEBHOOK_COMMAND.noVendor(vendor, WEBHOOK_KINDS));
  return withServerContext(env, organisation, async (context) => {
    const sender = { kind, organisation };
    const isFirst = (await validWebhookSecrets(context, sender)).length === 0;
    const ends = new Date(context.sessionNow().getTime() + OVERLAP_SECONDS * 1000);
    const secret = await rotateSecret(context, sender, OVERLAP_SECONDS);
    event(context, 'webhook.secret-made', { identity: 'webhook:secret', organisation, kind });
    return WEBHOOK_COMMAND.secret(kind, organisation, secret, isFirst ? null : ends.toISOString());
  });
}
