import type { Auth, Call } from '@lintel/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { readSession, type Caller } from '../identity/sessions.ts';
import { refuse } from './errors.ts';

/** Reads the token, where the call takes one, and settles who calls. Before anything else of the request is looked at. */
export async function authenticate(context: Context, call: Call, request: FastifyRequest, reply: FastifyReply): Promise<Caller | null> {
  if (call.auth === 'anonymous') return null;
  const token = bearer(request);
  if (token === undefined) return call.auth === 'optional' ? null : refuse('unauthenticated');
  const session = await readSession(context, token, call.rules.passive);
  if (session === 'forged') return refuse('invalid-signature');
  if (session === 'dead') return call.auth === 'optional' ? null : refuse('unauthenticated');
  if (session.renewed) reply.header('authorization', `Bearer ${session.renewed}`);
  checkClass(call.auth, session.caller);
  if (call.rules.stepUp && !session.caller.steppedUp) refuse('step-up-required');
  return session.caller;
}

export function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(request.headers.authorization ?? '')?.[1];
}

/** The class of the caller comes before the object asked for (calls C7). */
function checkClass(auth: Auth, caller: Caller): void {
  if (auth === 'staff') refuse('not-permitted');
  if (auth === 'borrower' && caller.typ === 'signer') refuse('not-for-signers');
  if (auth === 'signer' && caller.typ !== 'signer') refuse('not-a-signer');
}
