import { emailField } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { checked, line, uuid } from '../shapes/base.ts';
import { CONSOLE_API, grantedPermissions, staffMember } from '../shapes/console.ts';

/** Lists the lender's staff. */
export const listStaff = call({
  id: 'ST-18 get',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/staff`,
  auth: 'staff',
  permission: ['admin'],
  reply: z.array(staffMember),
  errors: [],
  rules: { stepUp: true },
});

/** Invites a colleague, or sends the invitation again while it is open. */
export const inviteColleague = call({
  id: 'ST-18 post',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/staff`,
  auth: 'staff',
  permission: ['admin'],
  body: z.strictObject({
    email: emailField,
    name: checked(z.string(), z.minLength(1), z.maxLength(80)),
    permissions: grantedPermissions,
    orgs: z.nullish(z.array(line)),
  }),
  status: 201,
  reply: staffMember,
  errors: ['colleague-exists', 'choice-unknown', 'second-person-needed', 'right-not-held'],
  rules: { idempotency: 'required', stepUp: true },
});

/** Changes a colleague's permissions or disables the account; never the caller's own. */
export const changeColleague = call({
  id: 'ST-18 put',
  tag: 'console-api',
  method: 'PUT',
  path: `${CONSOLE_API}/staff/{staffUuid}`,
  auth: 'staff',
  permission: ['admin'],
  params: z.strictObject({ staffUuid: uuid }),
  body: z.strictObject({ permissions: z.nullish(grantedPermissions), disabled: z.nullish(z.boolean()) }),
  reply: staffMember,
  errors: ['second-person-needed', 'right-not-held'],
  rules: { ifMatch: 'required', stepUp: true },
});

const resetPath = `${CONSOLE_API}/staff/{staffUuid}/second-factor-reset` as const;
const staffParams = z.strictObject({ staffUuid: uuid });

/** Requests a reset of the authenticator of a colleague who lost it; another admin must approve within 3 days. */
export const requestSecondFactorReset = call({
  id: 'ST-18 factor post',
  tag: 'console-api',
  method: 'POST',
  path: resetPath,
  auth: 'staff',
  permission: ['admin'],
  params: staffParams,
  reply: staffMember,
  errors: ['second-person-needed', 'not-at-this-step'],
  rules: { stepUp: true },
});

/**
 * Approves another admin's request: removes the authenticator and the recovery codes, ends every session, and emails a
 * link to set up again.
 */
export const approveSecondFactorReset = call({
  id: 'ST-18 factor put',
  tag: 'console-api',
  method: 'PUT',
  path: resetPath,
  auth: 'staff',
  permission: ['admin'],
  params: staffParams,
  reply: staffMember,
  errors: ['second-person-needed', 'independent-person-needed', 'not-at-this-step'],
  rules: { stepUp: true },
});

/** Withdraws or declines the request. */
export const declineSecondFactorReset = call({
  id: 'ST-18 factor delete',
  tag: 'console-api',
  method: 'DELETE',
  path: resetPath,
  auth: 'staff',
  permission: ['admin'],
  params: staffParams,
  reply: staffMember,
  errors: ['not-at-this-step'],
  rules: { stepUp: true },
});
