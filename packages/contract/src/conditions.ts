import { CONDITION_CATEGORIES, CONDITION_STATES, DOCUMENT_LIMITS, UPLOADED_TYPES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { CONDITIONS_API } from './paths.ts';
import { checked, instant, line, location, loanParams, text, uuid, whole } from './shapes/base.ts';
import { conditionId } from './shapes/console.ts';
import { document } from './shapes/document.ts';
import { writeReply } from './shapes/status.ts';
import { FILE_ERRORS, filePart, uploadedDocument } from './shapes/upload.ts';

const conditionParams = z.strictObject({ uuid, conditionId });

/** One thing that the lender asks of a borrower or a signer, such as a document or a phone number. */
export const condition = z.strictObject({
  uuid: conditionId,
  categoryEnum: z.enum(CONDITION_CATEGORIES),
  created: instant,
  requestDocuments: z.array(line),
  /** For staff; null in a borrower's list. */
  notes: z.nullish(text),
  commentsToBorrower: z.nullish(text),
  actionNeeded: z.boolean(),
  xtraData: z.strictObject({ numDocsRequired: whole }),
  state: z.enum(CONDITION_STATES),
  documents: z.array(document),
  dueOn: z.nullish(instant),
  /** The page that answers it, below the application. */
  location,
  returned: z.nullish(z.strictObject({ reason: text, at: instant })),
});

/**
 * Lists the caller's conditions, oldest first. The browser asks again every minute and when the page gets the focus.
 */
export const listOwnConditions = call({
  id: 'G35',
  tag: 'conditions',
  method: 'GET',
  path: `${CONDITIONS_API}/external-applicants`,
  auth: 'borrower-or-signer',
  params: loanParams,
  reply: z.array(condition),
  errors: ['not-available'],
  rules: { passive: true },
});

/** Returns one of the caller's conditions. */
export const readCondition = call({
  id: 'CO-1',
  tag: 'conditions',
  method: 'GET',
  path: `${CONDITIONS_API}/{conditionId}`,
  auth: 'borrower-or-signer',
  params: conditionParams,
  reply: condition,
  errors: ['not-available'],
});

/** Adds one file to a condition; `submitCondition` sends it. */
export const addConditionDocument = call({
  id: 'CO-2 post',
  tag: 'conditions',
  method: 'POST',
  path: `${CONDITIONS_API}/{conditionId}/documents`,
  auth: 'borrower-or-signer',
  params: conditionParams,
  body: z.strictObject({ type: z.enum(UPLOADED_TYPES), file: filePart }),
  status: 201,
  reply: uploadedDocument,
  errors: [...FILE_ERRORS, 'too-many-files', 'condition-closed', 'not-available'],
  rules: { idempotency: 'required', rate: 'frequent', upload: DOCUMENT_LIMITS },
  client: { timeoutMs: 120_000 },
});

/** Removes a file that was not sent yet. */
export const removeConditionDocument = call({
  id: 'CO-2 delete',
  tag: 'conditions',
  method: 'DELETE',
  path: `${CONDITIONS_API}/{conditionId}/documents/{documentUuid}`,
  auth: 'borrower-or-signer',
  params: z.extend(conditionParams, { documentUuid: uuid }),
  errors: ['not-available'],
  rules: { rate: 'frequent' },
});

/** Texts a code to the mobile number that answers a condition. Another number, or another request, makes a new code. */
export const requestPhoneCode = call({
  id: 'CO-3 put',
  tag: 'conditions',
  method: 'PUT',
  path: `${CONDITIONS_API}/{conditionId}/phone-number`,
  auth: 'borrower-or-signer',
  params: conditionParams,
  body: z.strictObject({ phoneNumber: checked(z.string(), z.maxLength(30)), channel: z.enum(['SMS']) }),
  reply: z.strictObject({ verificationUuid: uuid }),
  errors: ['phone-invalid', 'condition-closed', 'not-available'],
  rules: { rate: 'sensitive' },
});

/**
 * Checks that code: if it is right, the number becomes the account's and the condition is met. Records
 * ConditionAnswered and ConditionCleared.
 */
export const confirmPhoneCode = call({
  id: 'CO-3 code',
  tag: 'conditions',
  method: 'POST',
  path: `${CONDITIONS_API}/{conditionId}/phone-number/code`,
  auth: 'borrower-or-signer',
  params: conditionParams,
  body: z.strictObject({ verificationUuid: uuid, code: checked(z.string(), z.maxLength(20)) }),
  reply: writeReply({ condition }),
  errors: ['code-wrong', 'code-expired', 'condition-closed', 'not-available'],
  rules: { rate: 'sensitive', idempotency: 'accepted' },
});

/**
 * Sends what was added, with a short comment. `partial`: more will follow, so it is still the borrower's turn. Records
 * ConditionAnswered unless partial.
 */
export const submitCondition = call({
  id: 'CO-4',
  tag: 'conditions',
  method: 'POST',
  path: `${CONDITIONS_API}/{conditionId}/submission`,
  auth: 'borrower-or-signer',
  params: conditionParams,
  body: z.strictObject({ text: z.nullish(checked(z.string(), z.maxLength(500))), partial: z.boolean() }),
  reply: writeReply({ condition }),
  errors: ['documents-missing', 'condition-closed', 'not-available'],
  rules: { idempotency: 'required' },
});
