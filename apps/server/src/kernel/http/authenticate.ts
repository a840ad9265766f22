import type { Auth, Call } from '@lintel/contract';
import { isPermitted } from '@lintel/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Access } from './access.ts';
import { auditStaffRefusal } from './audit-staff-call.ts';
import { type Caller } from './caller.ts';
import { refuse } from './errors.ts';

/** Reads the token where the call takes one, and identifies the caller before the rest of the request is read. */
export async function authenticate(
  context: Context,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  read: Access['readSession'] = context.access.readSession,
): Promise<Caller | null> {
  if (call.auth === 'anonymous') return null;
  const token = readSessionToken(request);
  if (token === undefined) return call.auth === 'optional' ? null : refuse('unauthenticated');
  const session = await read(token, call.rules.passive);
  if (session === 'forged') return refuse('invalid-signature');
  if (session === 'dead') return call.auth === 'optional' ? null : refuse('unauthenticated');
  if (session.renewed) reply.header('authorization', `Bearer ${session.renewed}`);
  checkClass(call, session.caller);
  if (call.auth === 'staff' && !isPermitted(session.caller.permissions, call.permission ?? [])) {
    auditStaffRefusal(context, call, session.caller, undefined, { http: 403, address: request.ip });
    return refuse('not-permitted');
  }
  if (call.rules.stepUp && !session.caller.steppedUp) refuse('step-up-required');
  return session.caller;
}

/** Returns the bearer token of a request, of a session or of a link; empty without one. */
export const readBearer = ({ headers }: FastifyRequest): string =>
  /^bearer ([\w.-]+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';

/** Returns the token of a login session, which is a JWT. */
export function readSessionToken(request: FastifyRequest): string | undefined {
  const token = readBearer(request);
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) ? token : undefined;
}

/** The calls of a session whose second factor isn't set up: its setup and the logout. */
const OPEN_WHILE_SETTING_UP: ReadonlySet<string> = new Set(['ID-5 post', 'ID-5 put', 'G30']);
const BORROWERS: ReadonlySet<Auth> = new Set<Auth>(['borrower', 'borrower-or-signer']);

/** Checks the caller's class before looking for the requested object. */
function checkClass({ auth, id, rules }: Call, caller: Caller): void {
  if (caller.handOff && !rules.handOff) refuse('not-available');
  const isStaffSession = caller.typ === 'staff' || caller.typ === 'staff-setup';
  if (caller.typ === 'staff-setup' && !OPEN_WHILE_SETTING_UP.has(id)) refuse('not-permitted');
  if (auth === 'staff' && !isStaffSession) refuse('not-permitted');
  if (isStaffSession && BORROWERS.has(auth)) refuse('not-available');
  if (auth === 'borrower' && caller.typ === 'signer') refuse('not-for-signers');
  if (auth === 'signer' && caller.typ !== 'signer') refuse('not-a-signer');
}
