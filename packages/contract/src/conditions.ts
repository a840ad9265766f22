import { CONDITION_CATEGORIES, CONDITION_STATES, DOCUMENT_LIMITS, UPLOADED_TYPES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Q } from './paths.ts';
import { checked, instant, line, location, onLoan, text, uuid, whole } from './shapes/base.ts';
import { conditionId } from './shapes/desk.ts';
import { document } from './shapes/document.ts';
import { write } from './shapes/status.ts';
import { FILE_ERRORS, filePart, uploadedDocument } from './shapes/upload.ts';

const onCondition = z.strictObject({ uuid, conditionId });

/** Something the lender asks of a person (calls, shape Condition). */
export const condition = z.strictObject({
  uuid: conditionId,
  categoryEnum: z.enum(CONDITION_CATEGORIES),
  created: instant,
  requestDocuments: z.array(line),
  /** For the desk; a borrower reads none. */
  notes: z.nullish(text),
  commentsToBorrower: z.nullish(text),
  actionNeeded: z.boolean(),
  xtraData: z.strictObject({ numDocsRequired: whole }),
  state: z.enum(CONDITION_STATES),
  documents: z.array(document),
  dueOn: z.nullish(instant),
  /** Below the application: the page that answers it. */
  location,
  returned: z.nullish(z.strictObject({ reason: text, at: instant })),
});

/** G35. The caller's conditions, oldest first. Asked again every minute, and when the page is looked at. */
export const listOwnConditions = call({
  id: 'G35',
  tag: 'conditions',
  method: 'GET',
  path: `${Q}/external-applicants`,
  auth: 'borrower-or-signer',
  params: onLoan,
  reply: z.array(condition),
  errors: ['not-available'],
  rules: { passive: true },
});

/** CO-1. One condition. */
export const readCondition = call({
  id: 'CO-1',
  tag: 'conditions',
  method: 'GET',
  path: `${Q}/{conditionId}`,
  auth: 'borrower-or-signer',
  params: onCondition,
  reply: condition,
  errors: ['not-available'],
});

/** CO-2. Takes one file for a condition; it is sent with CO-4. */
export const addConditionDocument = call({
  id: 'CO-2 post',
  tag: 'conditions',
  method: 'POST',
  path: `${Q}/{conditionId}/documents`,
  auth: 'borrower-or-signer',
  params: onCondition,
  body: z.strictObject({ type: z.enum(UPLOADED_TYPES), file: filePart }),
  status: 201,
  reply: uploadedDocument,
  errors: [...FILE_ERRORS, 'too-many-files', 'condition-closed', 'not-available'],
  rules: { idempotency: 'required', rate: 'L5', upload: DOCUMENT_LIMITS },
  client: { timeoutMs: 120_000 },
});

/** CO-2 delete. Takes a file back that was not sent yet. */
export const removeConditionDocument = call({
  id: 'CO-2 delete',
  tag: 'conditions',
  method: 'DELETE',
  path: `${Q}/{conditionId}/documents/{documentUuid}`,
  auth: 'borrower-or-signer',
  params: z.extend(onCondition, { documentUuid: uuid }),
  errors: ['not-available'],
  rules: { rate: 'L5' },
});

/** CO-3. A mobile number: a code goes there. Another number, or another press, makes another code. */
export const givePhoneNumber = call({
  id: 'CO-3 put',
  tag: 'conditions',
  method: 'PUT',
  path: `${Q}/{conditionId}/phone-number`,
  auth: 'borrower-or-signer',
  params: onCondition,
  body: z.strictObject({ phoneNumber: checked(z.string(), z.maxLength(30)), channel: z.enum(['SMS']) }),
  reply: z.strictObject({ verificationUuid: uuid }),
  errors: ['phone-invalid', 'condition-closed', 'not-available'],
  rules: { rate: 'L6' },
});

/** CO-3 code. The right code: the number is the account's, and the condition is met. Records ConditionAnswered and ConditionCleared. */
export const givePhoneCode = call({
  id: 'CO-3 code',
  tag: 'conditions',
  method: 'POST',
  path: `${Q}/{conditionId}/phone-number/code`,
  auth: 'borrower-or-signer',
  params: onCondition,
  body: z.strictObject({ verificationUuid: uuid, code: checked(z.string(), z.maxLength(20)) }),
  reply: write({ condition }),
  errors: ['code-wrong', 'code-expired', 'condition-closed', 'not-available'],
  rules: { rate: 'L6', idempotency: 'accepted' },
});

/** CO-4. Sends what was added, with a few words. `partial`: more will follow, so it is the borrower's turn still. Records ConditionAnswered, not when partial. */
export const submitCondition = call({
  id: 'CO-4',
  tag: 'conditions',
  method: 'POST',
  path: `${Q}/{conditionId}/submission`,
  auth: 'borrower-or-signer',
  params: onCondition,
  body: z.strictObject({ text: z.nullish(checked(z.string(), z.maxLength(500))), partial: z.boolean() }),
  reply: write({ condition }),
  errors: ['documents-missing', 'condition-closed', 'not-available'],
  rules: { idempotency: 'required' },
});
