import { cannedAnswerSchema } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { instant, uuid, version } from './shapes/base.ts';

const path = '/service-omni-proxy/secure/api/v1/agent/replies' as const;
const WRITERS = ['content'] as const;
const answerParams = z.strictObject({ answerUuid: uuid });

const cannedAnswer = z.strictObject({ ...cannedAnswerSchema.shape, answerUuid: uuid, updatedAt: instant, version });

/** Lists the lender's canned answers by title, for the agents who insert them and for the staff who write them. */
export const listCannedAnswers = call({
  id: 'ST-13 get',
  tag: 'chat',
  method: 'GET',
  path,
  auth: 'staff',
  permission: ['chat', 'content'],
  reply: z.array(cannedAnswer),
  errors: [],
  rules: { passive: true },
});

/** Adds a canned answer, for all agents of the lender. */
export const addCannedAnswer = call({
  id: 'ST-13 post',
  tag: 'chat',
  method: 'POST',
  path,
  auth: 'staff',
  permission: WRITERS,
  body: cannedAnswerSchema,
  status: 201,
  reply: cannedAnswer,
  errors: [],
  rules: { idempotency: 'required' },
});

export const changeCannedAnswer = call({
  id: 'ST-13 put',
  tag: 'chat',
  method: 'PUT',
  path: `${path}/{answerUuid}`,
  auth: 'staff',
  permission: WRITERS,
  params: answerParams,
  body: cannedAnswerSchema,
  reply: cannedAnswer,
  errors: [],
  rules: { ifMatch: 'required' },
});

export const removeCannedAnswer = call({
  id: 'ST-13 delete',
  tag: 'chat',
  method: 'DELETE',
  path: `${path}/{answerUuid}`,
  auth: 'staff',
  permission: WRITERS,
  params: answerParams,
  errors: [],
  rules: { ifMatch: 'required' },
});
