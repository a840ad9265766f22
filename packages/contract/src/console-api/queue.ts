import { STAFF_ROLE_NAMES, STORED_STATUSES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { checked, instant, line, uuid, whole } from '../shapes/base.ts';
import {
  NEXT_ACTORS,
  CONSOLE_API,
  TASK_KINDS,
  canceledEnd,
  colleague,
  cursor,
  pipelineRow,
  limit,
  now,
  pageSchema,
  task,
} from '../shapes/console.ts';

const assignee = z.nullish(z.union([uuid, z.enum(['ME', 'NOBODY'])]));

/** Lists the lender's applications, the longest wait at its step first. */
export const listApplications = call({
  id: 'ST-1 applications',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/applications`,
  auth: 'staff',
  permission: ['pipeline'],
  query: z.object({
    status: z.nullish(z.enum(STORED_STATUSES)),
    /** Only canceled applications that ended this way. */
    end: canceledEnd,
    org: z.nullish(line),
    owner: z.nullish(z.enum(NEXT_ACTORS)),
    q: z.nullish(checked(z.string(), z.maxLength(80))),
    waitingSince: z.nullish(instant),
    assignee,
    cursor,
    limit,
  }),
  reply: z.extend(pageSchema(pipelineRow), { now }),
  errors: ['choice-unknown'],
  rules: { passive: true },
});

/**
 * Lists the open staff work of the queue "Reviews", oldest first, with the console's figures. An attorney sees the
 * opinions due among their own files, and the figures of those.
 */
export const listReviews = call({
  id: 'ST-1 reviews',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/reviews`,
  auth: 'staff',
  permission: ['pipeline', 'attorney'],
  query: z.object({
    kind: z.nullish(z.enum(TASK_KINDS)),
    gate: z.nullish(line),
    /** Only reviews that the caller is allowed to settle. */
    doable: z.nullish(z.literal('true')),
    dueBefore: z.nullish(instant),
    assignee,
    cursor,
    limit,
  }),
  reply: z.extend(pageSchema(z.extend(task, { application: pipelineRow })), {
    now,
    counts: z.strictObject({
      needsPerson: whole,
      mine: whole,
      withBorrower: whole,
      withVendor: whole,
      closedThisWeek: whole,
    }),
  }),
  errors: ['choice-unknown'],
  rules: { passive: true },
});

/** Lists everyone in the console who can be assigned a loan file; the role is null when the permissions match none. */
export const listColleagues = call({
  id: 'ST-42',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/colleagues`,
  auth: 'staff',
  permission: ['file'],
  reply: z.array(z.extend(colleague, { canReview: z.boolean(), role: z.nullish(z.enum(STAFF_ROLE_NAMES)) })),
  errors: [],
});
