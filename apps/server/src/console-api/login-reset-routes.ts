import {
  approveLoginReset as approveLoginResetCall,
  askLoginReset,
  declineLoginReset as declineLoginResetCall,
  readLoginReset,
  type HandlerReply,
} from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import {
  approveLoginReset,
  declineLoginReset,
  loadLoginReset,
  loadAllStaffNames,
  requestLoginReset,
  type LoginResetAction,
} from '../identity/index.ts';
import type { Context } from '../kernel/context.ts';
import type { Caller } from '../kernel/http/index.ts';
import { mount } from '../kernel/http/index.ts';
import { loanNow, type ApplicationRow } from '../loan-file/index.ts';

/** Mounts the calls that reset the second factors (two-step login and passkeys) of a borrower who lost them. */
export function mountLoginReset(app: FastifyInstance, context: Context): void {
  const toAction = async (caller: Caller, loan: ApplicationRow): Promise<LoginResetAction> => ({
    context,
    caller,
    borrower: loan.identity_uuid,
    application: loan.uuid,
    at: await loanNow(context, context.db),
  });
  mount(app)(readLoginReset)(({ loan }) => loadReply(context, loan));
  mount(app)(askLoginReset)(async ({ caller, loan, body }) => {
    await requestLoginReset(await toAction(caller, loan), body.check);
    return loadReply(context, loan);
  });
  mount(app)(approveLoginResetCall)(async ({ caller, loan }) => {
    await approveLoginReset(await toAction(caller, loan));
    return loadReply(context, loan);
  });
  mount(app)(declineLoginResetCall)(async ({ caller, loan }) => {
    await declineLoginReset(await toAction(caller, loan));
    return loadReply(context, loan);
  });
}

async function loadReply(context: Context, loan: ApplicationRow): Promise<HandlerReply<typeof readLoginReset>> {
  const now = await loanNow(context, context.db);
  const { twoStep, passkeys, request } = await loadLoginReset(context, loan.identity_uuid, now);
  if (!request) return { twoStep, passkeys, request: null };
  const { check, askedBy, askedAt, from, until } = request;
  const names = await loadAllStaffNames(context.db, loan.organisation);
  return {
    twoStep,
    passkeys,
    request: {
      check,
      by: names.get(askedBy) ?? '',
      staffUuid: askedBy,
      at: askedAt.toISOString(),
      from: from.toISOString(),
      until: until.toISOString(),
      isOpen: from <= now,
    },
  };
}
