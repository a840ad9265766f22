import type { Call } from '@lintel/contract';
import type { Context } from '../context.ts';
import { event } from '../events.ts';
import type { Caller } from '../identity/sessions.ts';

type Loan = { readonly uuid: string } | undefined;

const isAudited = (call: Call): boolean => call.auth === 'staff' && call.permission !== undefined;

/** Every look and every act of the desk leaves its trace before anything of it happens: without the trace there is no answer. */
export async function auditAsked(context: Context, call: Call, caller: Caller | null, loan: Loan, requestId: string): Promise<void> {
  if (!caller || !isAudited(call)) return;
  await context.audit.write({ event: 'desk.asked', actor: caller.identityUuid, organisation: caller.organisation, application: loan?.uuid ?? null, requestId, about: { call: call.id } });
}

export function auditRefused(context: Context, call: Call, caller: Caller | null, loan: Loan, about: { http: number }): void {
  if (!caller || !isAudited(call)) return;
  event(context, 'desk.refused', { identity: caller.identityUuid, organisation: caller.organisation, ...(loan ? { application: loan.uuid } : {}), call: call.id, ...about });
}
