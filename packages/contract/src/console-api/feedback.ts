import { ANSWER_VERDICTS, FEEDBACK_TOPICS, LEAVE_REASONS } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { instant, line, text, uuid, whole } from '../shapes/base.ts';
import { cursor, CONSOLE_API, limit, pageSchema } from '../shapes/console.ts';
import { bytes } from '../shapes/document.ts';

/** Messages to the chief executive, answers of the survey before a logout, and ratings of the assistant's answers. */
export const FEEDBACK_KINDS = ['CEO', 'LEAVING', 'ASSISTANT'] as const;

const path = `${CONSOLE_API}/feedback` as const;
const READERS = ['admin', 'compliance'] as const;
/** A topic of the messages, a reason of the survey, or whether and why an answer didn't help. */
const choice = z.enum([...FEEDBACK_TOPICS, ...LEAVE_REASONS, ...ANSWER_VERDICTS]);
const filter = {
  kind: z.enum(FEEDBACK_KINDS),
  choice: z.nullish(choice),
  from: z.nullish(instant),
  to: z.nullish(instant),
};

/** Lists the feedback of one kind, newest first, and counts each choice in the same period. */
export const listFeedback = call({
  id: 'ST-61 get',
  tag: 'console-api',
  method: 'GET',
  path,
  auth: 'staff',
  permission: READERS,
  query: z.object({ ...filter, cursor, limit }),
  reply: z.extend(
    pageSchema(
      z.strictObject({
        uuid,
        at: instant,
        choice,
        /** Empty when a survey has no comment. */
        message: text,
        /** True: the lender may quote the message. Null for the survey, which doesn't ask. */
        marketingConsent: z.nullable(z.boolean()),
        pathname: line,
        application: z.nullish(z.strictObject({ uuid, loanNumber: line })),
      }),
    ),
    { counts: z.array(z.strictObject({ choice, count: whole })) },
  ),
  errors: ['choice-unknown'],
  rules: { stepUp: true },
});

/** Returns that feedback as a CSV file, newest first. */
export const exportFeedback = call({
  id: 'ST-61 export',
  tag: 'console-api',
  method: 'GET',
  path: `${path}/export`,
  auth: 'staff',
  permission: READERS,
  query: z.object(filter),
  reply: bytes,
  errors: [],
  rules: { stepUp: true },
  client: { timeoutMs: 120_000 },
});
