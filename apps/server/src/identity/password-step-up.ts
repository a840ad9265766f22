import type { Context } from '../kernel/context.ts';
import { event } from '../kernel/events.ts';
import { type Caller, toNetwork } from '../kernel/http/index.ts';
import { checkOwnCode } from './authenticator.ts';
import { hasSecondFactor, type EitherCode } from './second-factor.ts';
import { checkOwnPassword } from './service.ts';
import { stepUpSession } from './sessions.ts';

/**
 * Records a step-up by the caller's password, for 20 minutes, together with a code where the account has a second
 * factor. Returns the session's new token.
 */
export async function stepUpWithPassword(
  context: Context,
  caller: Caller,
  { password, ...given }: { password: string } & EitherCode,
  address: string,
): Promise<string> {
  const { identityUuid, organisation, sid } = caller;
  await checkOwnPassword(context, caller, password);
  if (await hasSecondFactor(context, identityUuid)) await checkOwnCode(context, caller, given, address);
  event(context, 'identity.stepped-up', {
    identity: identityUuid,
    organisation,
    from: toNetwork(address),
    by: 'password',
  });
  return stepUpSession(context, context.db, sid);
}
