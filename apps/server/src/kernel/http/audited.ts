import type { Call } from '@lintel/contract';
import type { Context } from '../context.ts';
import { event } from '../events.ts';
import type { Caller } from './caller.ts';
import { toNetwork } from './network.ts';

type Loan = { readonly uuid: string } | undefined;

interface What {
  readonly requestId: string;
  /** The caller's address; the trail keeps its network. */
  readonly address: string;
  /** The ids in the path: of a document, a letter, a correction. */
  readonly ids: Readonly<Record<string, string>>;
}

const isAudited = (call: Call): boolean => call.auth === 'staff' && call.permission !== undefined;

/** Every look and every act of the desk leaves its trace before anything of it happens: without the trace there is no answer. */
export async function auditAsked(
  context: Context,
  call: Call,
  caller: Caller | null,
  loan: Loan,
  { requestId, address, ids }: What,
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

/** A refusal, with the application as it was asked for: also one that is another lender's, or nobody's. */
export function auditRefused(
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
