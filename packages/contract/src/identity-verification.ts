import { IDENTITY_IMAGE_LIMITS, ID_SIDES, ID_TYPE_NAMES, VERIFICATION_RESULTS } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { BORROWER_API } from './paths.ts';
import { checked, instant, line, loanParams, uuid, whole } from './shapes/base.ts';
import { conditionId } from './shapes/console.ts';
import { link } from './shapes/link.ts';
import { writeReply } from './shapes/status.ts';
import { FILE_ERRORS, advice, filePart } from './shapes/upload.ts';

const CHECKS = `${BORROWER_API}/identity-verification` as const;
const checkParams = z.strictObject({ uuid, checkUuid: uuid });
const idType = z.enum(ID_TYPE_NAMES);
const side = z.enum(ID_SIDES);

/** An identity check in progress: the photos it needs, in order, and those already sent. */
const identityCheck = z.strictObject({
  checkUuid: uuid,
  idType,
  sides: z.array(side),
  images: z.array(z.strictObject({ imageUuid: uuid, side, advice })),
});

/**
 * Returns the state of the caller's identity check, why the last one failed, and the photos already sent. Polled while
 * staff or a vendor review it.
 */
export const readIdentityVerification = call({
  id: 'IV-1',
  tag: 'identity-verification',
  method: 'GET',
  path: CHECKS,
  auth: 'borrower-or-signer',
  params: loanParams,
  reply: z.strictObject({
    verification: z.nullish(z.enum(VERIFICATION_RESULTS)),
    reasons: z.array(line),
    attemptsLeft: whole,
    check: z.nullish(identityCheck),
  }),
  errors: [],
  rules: { passive: true },
});

/**
 * Starts a check with one kind of document; an earlier one that was not submitted ends. With `conditionId` it answers
 * that condition.
 */
export const startIdentityCheck = call({
  id: 'IV-2',
  tag: 'identity-verification',
  method: 'POST',
  path: CHECKS,
  auth: 'borrower-or-signer',
  params: loanParams,
  body: z.strictObject({ idType, conditionId: z.nullish(conditionId) }),
  status: 201,
  reply: writeReply({
    checkUuid: uuid,
    sides: z.array(side),
    mode: z.enum(['capture', 'widget', 'redirect']),
    link: z.nullish(link),
  }),
  errors: ['no-attempts-left'],
  rules: { idempotency: 'required', rate: 'vendorWork' },
});

/** Sends one photo; it replaces an earlier one of the same side. `advice` says what could be better about it. */
export const sendIdentityImage = call({
  id: 'IV-3',
  tag: 'identity-verification',
  method: 'POST',
  path: `${CHECKS}/{checkUuid}/images`,
  auth: 'borrower-or-signer',
  params: checkParams,
  body: z.strictObject({ side, file: filePart }),
  status: 201,
  reply: z.strictObject({ imageUuid: uuid, advice }),
  errors: [...FILE_ERRORS, 'too-many-files'],
  rules: { idempotency: 'required', rate: 'frequent', upload: IDENTITY_IMAGE_LIMITS, handOff: true },
  client: { timeoutMs: 120_000 },
});

/**
 * Submits the photos, with what the device read from the document. Records IdentityDocumentsSubmitted, for an identity
 * condition ConditionAnswered.
 */
export const submitIdentityCheck = call({
  id: 'IV-4',
  tag: 'identity-verification',
  method: 'POST',
  path: `${CHECKS}/{checkUuid}/submission`,
  auth: 'borrower-or-signer',
  params: checkParams,
  body: z.strictObject({
    barcode: z.nullish(checked(z.string(), z.maxLength(4000))),
    mrz: z.nullish(checked(z.string(), z.maxLength(200))),
  }),
  reply: writeReply({}),
  errors: ['images-missing'],
  rules: { idempotency: 'required', handOff: true },
});

/** Makes a link for another device, valid once and for 15 minutes. SMS: it is also sent to the caller's phone. */
export const handOffIdentityCheck = call({
  id: 'IV-5 hand-off',
  tag: 'identity-verification',
  method: 'POST',
  path: `${CHECKS}/{checkUuid}/hand-off`,
  auth: 'borrower-or-signer',
  params: checkParams,
  body: z.strictObject({ channel: z.enum(['QR', 'SMS']) }),
  status: 201,
  reply: z.strictObject({ url: z.url(), expiresAt: instant }),
  errors: [],
  rules: { idempotency: 'required', rate: 'sensitive', answerKept: false },
});

/**
 * Claims a hand-off link: returns a token that is valid only for sending and submitting that check's photos, and what
 * the other device needs to show.
 */
export const claimHandOff = call({
  id: 'IV-5 claim',
  tag: 'identity-verification',
  method: 'POST',
  path: '/identity/external/api/v1/hand-offs/claim',
  auth: 'anonymous',
  body: z.strictObject({ handOffToken: checked(z.string(), z.minLength(20), z.maxLength(100)) }),
  reply: z.strictObject({ jwt: z.string(), applicationUuid: uuid, check: identityCheck }),
  errors: ['link-expired'],
  rules: { rate: 'lookup', answerKept: false },
});
