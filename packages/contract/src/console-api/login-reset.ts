import { CALLER_CHECKS, type CallerCheck } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { instant, line, loanParams, uuid, whole } from '../shapes/base.ts';
import { CONSOLE_API } from '../shapes/console.ts';

const path = `${CONSOLE_API}/applications/{uuid}/login-reset`;
/** How staff identified the caller. */
const check = z.enum(Object.keys(CALLER_CHECKS) as [CallerCheck, ...CallerCheck[]]);

/** The reply of every call here: the borrower's second factors and the pending request to reset them. */
const reply = z.strictObject({
  /** Whether the borrower's password login asks for a code. */
  twoStep: z.boolean(),
  passkeys: whole,
  request: z.nullable(
    z.strictObject({
      check,
      /** Name of the staff member who requested it. */
      by: line,
      /** The same staff member. */
      staffUuid: uuid,
      at: instant,
      /** When a second person can approve it; until then the borrower can object. */
      from: instant,
      /** When the request expires. */
      until: instant,
      /** The waiting time is over: the request can be approved now. */
      isOpen: z.boolean(),
    }),
  ),
});

/** Returns the borrower's second factors and the pending request to reset them. */
export const readLoginReset = call({
  id: 'ST-50 get',
  tag: 'console-api',
  method: 'GET',
  path,
  auth: 'staff',
  permission: ['file'],
  params: loanParams,
  reply,
  errors: [],
});

/**
 * Requests a reset of the second factor and passkeys of a borrower who lost them. The borrower is notified right away.
 */
export const askLoginReset = call({
  id: 'ST-50 post',
  tag: 'console-api',
  method: 'POST',
  path,
  auth: 'staff',
  permission: ['operate'],
  params: loanParams,
  body: z.strictObject({ check }),
  reply,
  errors: ['not-at-this-step'],
  rules: { stepUp: true },
});

/**
 * Approves a colleague's request after the waiting time: the second factor and passkeys are removed, and every session
 * ends.
 */
export const approveLoginReset = call({
  id: 'ST-50 put',
  tag: 'console-api',
  method: 'PUT',
  path,
  auth: 'staff',
  permission: ['admin'],
  params: loanParams,
  reply,
  errors: ['second-person-needed', 'independent-person-needed', 'not-at-this-step'],
  rules: { stepUp: true },
});

/** Withdraws or declines the request. */
export const declineLoginReset = call({
  id: 'ST-50 delete',
  tag: 'console-api',
  method: 'DELETE',
  path,
  auth: 'staff',
  permission: ['operate', 'admin'],
  params: loanParams,
  reply,
  errors: ['not-at-this-step'],
  rules: { stepUp: true },
});
