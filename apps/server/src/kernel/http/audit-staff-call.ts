import type { Call } from '@lintel/contract';
import type { Context } from '../context.ts';
import { event } from '../events.ts';
import type { Caller } from './caller.ts';
import { toNetwork } from './network.ts';

type Loan = { readonly uuid: string } | undefined;

interface CallDetails {
  readonly requestId: string;
  /** The caller's address. The audit trail stores only its network. */
  readonly address: string;
  /** The IDs in the path: of a document, a letter, a correction. */
  readonly ids: Readonly<Record<string, string>>;
}

const isAudited = (call: Call): boolean => call.auth === 'staff' && call.permission !== undefined;

/**
 * Writes the audit entry of a staff call before anything happens. Without the entry there is no answer. Only staff
 * calls that require a permission are audited.
 */
export async function auditStaffCall(
  context: Context,
  call: Call,
  caller: Caller | null,
  loan: Loan,
  { requestId, address, ids }: CallDetails,
): Promise<void> {
  if (!caller || !isAudited(call)) return;
  await context.audit.write({
    event: 'desk.asked',
    actor: caller.identityUuid,
    organisation: caller.organisation,
    application: loan?.uuid ?? null,
    requestId,
    about: { call: call.id, from: toNetwork(address), ...ids },
  });
}

/**
 * Writes the refusal of an audited staff call with the requested application, even if that belongs to another lender or
 * doesn't exist.
 */
export function auditStaffRefusal(
  context: Context,
  call: Call,
  caller: Caller | null,
  application: string | undefined,
  { address, ...about }: { readonly http: number; readonly address: string },
): void {
  if (!caller || !isAudited(call)) return;
  event(context, 'desk.refused', {
    identity: caller.identityUuid,
    organisation: caller.organisation,
    ...(application ? { application } : {}),
    call: call.id,
    from: toNetwork(address),
    ...about,
  });
}
