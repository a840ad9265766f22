import * as z from 'zod/mini';
import { call } from '../call.ts';
import { bag, checked, instant, line, uuid, whole } from '../shapes/base.ts';
import { CONSOLE_API, cursor, limit, pageSchema } from '../shapes/console.ts';
import { bytes } from '../shapes/document.ts';

/** Selects entries of the audit trail; without any filter, all. */
const auditFilter = {
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
  query: z.object({ ...auditFilter, loanNumber: z.nullish(checked(z.string(), z.regex(/^\d{1,9}$/))), cursor, limit }),
  reply: pageSchema(
    z.strictObject({
      sequence: whole,
      at: instant,
      event: line,
      actor: z.string(),
      actorName: z.nullish(line),
      application: z.nullish(uuid),
      loanNumber: z.nullish(line),
      /** The name of the staff member whom the entry is about. */
      staffName: z.nullish(line),
      requestId: z.nullish(z.string()),
      about: bag,
      hash: line,
    }),
  ),
  errors: ['choice-unknown'],
  rules: { stepUp: true },
});

/**
 * Recomputes the audit trail's hash chain; `brokenAt` is the sequence number of the first entry that doesn't match.
 */
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
export const AUDIT_EXPORT_FORMATS = ['CSV', 'JSONL'] as const;

/** Starts an export of audit trail entries to a file, oldest first; the trail records who requested it. */
export const exportAudit = call({
  id: 'ST-19 export',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/audit/exports`,
  auth: 'staff',
  permission: ['audit'],
  body: z.strictObject({ ...auditFilter, format: z.enum(AUDIT_EXPORT_FORMATS) }),
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
