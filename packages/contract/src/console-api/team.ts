import { emailField } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { bag, checked, instant, line, uuid, whole } from '../shapes/base.ts';
import { CONSOLE_API, cursor, limit, pageSchema, permissions, staffMember } from '../shapes/console.ts';
import { bytes } from '../shapes/document.ts';

// The console's page for the team, and its page for the audit trail.

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
    permissions,
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
  body: z.strictObject({ permissions: z.nullish(permissions), disabled: z.nullish(z.boolean()) }),
  reply: staffMember,
  errors: ['second-person-needed', 'right-not-held'],
  rules: { ifMatch: 'required', stepUp: true },
});

const resetPath = `${CONSOLE_API}/staff/{staffUuid}/second-factor-reset` as const;
const staffParams = z.strictObject({ staffUuid: uuid });

/** Requests a reset of the authenticator of a colleague who lost it; another admin must approve within 3 days. */
export const askSecondFactorReset = call({
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
 * Approves another admin's request: authenticator, recovery codes and sessions end, and a link to set up again is
 * emailed.
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

/** Selects entries of the audit trail; without any filter, all. */
const filter = {
  actor: z.nullish(line),
  application: z.nullish(uuid),
  event: z.nullish(line),
  from: z.nullish(instant),
  to: z.nullish(instant),
};

/** Lists the lender's audit trail, newest first. */
export const readAudit = call({
  id: 'ST-19 page',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/audit`,
  auth: 'staff',
  permission: ['audit'],
  query: z.object({ ...filter, loanNumber: z.nullish(checked(z.string(), z.regex(/^\d{1,9}$/))), cursor, limit }),
  reply: pageSchema(
    z.strictObject({
      sequence: whole,
      at: instant,
      event: line,
      actor: z.string(),
      actorName: z.nullish(line),
      application: z.nullish(uuid),
      loanNumber: z.nullish(line),
      /** The staff member that the entry is about, by name. */
      staffName: z.nullish(line),
      requestId: z.nullish(z.string()),
      about: bag,
      hash: line,
    }),
  ),
  errors: ['choice-unknown'],
  rules: { stepUp: true },
});

/** Recomputes the whole chain of the audit trail. */
export const verifyAudit = call({
  id: 'ST-19 verification',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/audit/verification`,
  auth: 'staff',
  permission: ['audit'],
  reply: z.strictObject({ ok: z.boolean(), lastSequence: whole, brokenAt: z.nullish(whole) }),
  errors: [],
  rules: { stepUp: true },
});

/** Formats of an export of the audit trail. */
export const EXPORT_FORMATS = ['CSV', 'JSONL'] as const;

/** Starts an export of audit trail entries to a file, oldest first; the trail records who requested it. */
export const exportAudit = call({
  id: 'ST-19 export',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/audit/exports`,
  auth: 'staff',
  permission: ['audit'],
  body: z.strictObject({ ...filter, format: z.enum(EXPORT_FORMATS) }),
  status: 202,
  reply: z.strictObject({ exportUuid: uuid }),
  errors: [],
  rules: { idempotency: 'required', stepUp: true },
});

/**
 * Returns the exported file, with its SHA-256 in the header `content-digest` (RFC 9530); 204 while it is being written.
 */
export const readAuditExport = call({
  id: 'ST-19 exported',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/audit/exports/{exportUuid}`,
  auth: 'staff',
  permission: ['audit'],
  params: z.strictObject({ exportUuid: uuid }),
  reply: bytes,
  mayBeEmpty: true,
  errors: ['document-altered'],
  rules: { stepUp: true },
  client: { timeoutMs: 120_000 },
});
