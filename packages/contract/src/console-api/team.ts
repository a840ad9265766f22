import { emailField } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { bag, checked, instant, line, uuid, whole } from '../shapes/base.ts';
import { G, cursor, limit, pageSchema, permissions, staffMember } from '../shapes/desk.ts';
import { bytes } from '../shapes/document.ts';

/** ST-18. Everybody at the desk of the lender. */
export const listStaff = call({
  id: 'ST-18 get',
  tag: 'console-api',
  method: 'GET',
  path: `${G}/staff`,
  auth: 'staff',
  permission: ['admin'],
  reply: z.array(staffMember),
  errors: [],
  rules: { stepUp: true },
});

/** ST-18. Invites somebody; again, while the invitation was not taken up. */
export const inviteColleague = call({
  id: 'ST-18 post',
  tag: 'console-api',
  method: 'POST',
  path: `${G}/staff`,
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

/** ST-18. Changes what a colleague may do, or shuts the account; never one's own. */
export const changeColleague = call({
  id: 'ST-18 put',
  tag: 'console-api',
  method: 'PUT',
  path: `${G}/staff/{staffUuid}`,
  auth: 'staff',
  permission: ['admin'],
  params: z.strictObject({ staffUuid: uuid }),
  body: z.strictObject({ permissions: z.nullish(permissions), disabled: z.nullish(z.boolean()) }),
  reply: staffMember,
  errors: ['second-person-needed', 'right-not-held'],
  rules: { ifMatch: 'required', stepUp: true },
});

const resetPath = `${G}/staff/{staffUuid}/second-factor-reset` as const;
const onStaff = z.strictObject({ staffUuid: uuid });

/** ST-18. Asks to reset the authenticator of a colleague who lost it; another admin must approve within 3 days. */
export const askSecondFactorReset = call({
  id: 'ST-18 factor post',
  tag: 'console-api',
  method: 'POST',
  path: resetPath,
  auth: 'staff',
  permission: ['admin'],
  params: onStaff,
  reply: staffMember,
  errors: ['second-person-needed', 'not-at-this-step'],
  rules: { stepUp: true },
});

/** ST-18. Approves what another admin asked: authenticator, recovery codes and sessions end, and a link to set up again is mailed. */
export const approveSecondFactorReset = call({
  id: 'ST-18 factor put',
  tag: 'console-api',
  method: 'PUT',
  path: resetPath,
  auth: 'staff',
  permission: ['admin'],
  params: onStaff,
  reply: staffMember,
  errors: ['second-person-needed', 'not-at-this-step'],
  rules: { stepUp: true },
});

/** ST-18. Takes the question back, or declines it. */
export const declineSecondFactorReset = call({
  id: 'ST-18 factor delete',
  tag: 'console-api',
  method: 'DELETE',
  path: resetPath,
  auth: 'staff',
  permission: ['admin'],
  params: onStaff,
  reply: staffMember,
  errors: ['not-at-this-step'],
  rules: { stepUp: true },
});

/** Which entries of the trail are meant; nothing named: all. */
const filter = {
  actor: z.nullish(line),
  application: z.nullish(uuid),
  event: z.nullish(line),
  from: z.nullish(instant),
  to: z.nullish(instant),
};

/** ST-19. The audit trail of the lender, newest first. */
export const readAudit = call({
  id: 'ST-19 page',
  tag: 'console-api',
  method: 'GET',
  path: `${G}/audit`,
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
      requestId: z.nullish(z.string()),
      about: bag,
      hash: line,
    }),
  ),
  errors: ['choice-unknown'],
  rules: { stepUp: true },
});

/** ST-19. Recomputes the whole chain of the trail. */
export const verifyAudit = call({
  id: 'ST-19 verification',
  tag: 'console-api',
  method: 'GET',
  path: `${G}/audit/verification`,
  auth: 'staff',
  permission: ['audit'],
  reply: z.strictObject({ ok: z.boolean(), lastSequence: whole, brokenAt: z.nullish(whole) }),
  errors: [],
  rules: { stepUp: true },
});

export const EXPORT_FORMATS = ['CSV', 'JSONL'] as const;

/** ST-19. Has entries of the trail written into a file, oldest first; who had it made stands in the trail. */
export const exportAudit = call({
  id: 'ST-19 export',
  tag: 'console-api',
  method: 'POST',
  path: `${G}/audit/exports`,
  auth: 'staff',
  permission: ['audit'],
  body: z.strictObject({ ...filter, format: z.enum(EXPORT_FORMATS) }),
  status: 202,
  reply: z.strictObject({ exportUuid: uuid }),
  errors: [],
  rules: { idempotency: 'required', stepUp: true },
});

/** ST-19. The file, with its SHA-256 in the header `content-digest` (RFC 9530); 204 while it is being written. */
export const readAuditExport = call({
  id: 'ST-19 exported',
  tag: 'console-api',
  method: 'GET',
  path: `${G}/audit/exports/{exportUuid}`,
  auth: 'staff',
  permission: ['audit'],
  params: z.strictObject({ exportUuid: uuid }),
  reply: bytes,
  mayBeEmpty: true,
  errors: ['document-altered'],
  rules: { stepUp: true },
  client: { timeoutMs: 120_000 },
});
