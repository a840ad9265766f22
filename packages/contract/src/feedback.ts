import { feedbackFields, leaveSurveySchema, PRODUCT_TYPES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { checked, uuid } from './shapes/base.ts';

const path = '/service-profile/api/v1/feedback' as const;

/** Sends a message to the lender's chief executive. An application must be one that the caller may open. */
export const sendFeedback = call({
  id: 'G18',
  tag: 'feedback',
  method: 'POST',
  path: `${path}/ceo`,
  auth: 'borrower-or-signer',
  body: z.object({
    ...feedbackFields,
    applicationUuid: z.nullish(uuid),
    /** The page it was sent from, without a query. */
    pathname: checked(z.string(), z.regex(/^\/[^?#]*$/), z.maxLength(200)),
    productType: z.enum(PRODUCT_TYPES),
  }),
  status: 201,
  reply: z.strictObject({ uuid }),
  errors: [],
  rules: { idempotency: 'accepted', rate: 'sensitive' },
});

/** Saves the borrower's reason for logging out, on the pages that ask. The logout waits for it at most 3 seconds. */
export const sendLeaveSurvey = call({
  id: 'SE-3 survey',
  tag: 'feedback',
  method: 'POST',
  path: `${path}/leave-survey`,
  auth: 'borrower-or-signer',
  body: leaveSurveySchema,
  errors: [],
  rules: { idempotency: 'required', rate: 'sensitive' },
  client: { timeoutMs: 3_000 },
});
