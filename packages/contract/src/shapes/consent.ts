import {
  APPLICATION_CONSENT_TYPES,
  CREDIT_CONSENT_TYPES,
  LOAN_CONSENT_TYPES,
  OPT_IN_OUT,
  SMS_CONSENT_TYPES,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { checked, line, uuid } from './base.ts';
import { CONSENT_TWICE } from './words.en.ts';

/** Texts that the application service publishes: consents to a credit pull and to electronic documents. */
export const loanConsentType = z.strictObject({
  type: z.enum(LOAN_CONSENT_TYPES),
  version: line,
  text: z.nullish(z.string()),
});
/** Texts that the profile service publishes. */
export const profileConsentType = z.strictObject({
  type: z.enum(APPLICATION_CONSENT_TYPES),
  version: line,
  textUrl: z.nullish(z.string()),
});

/** Requires at most one answer per text: with two, which one counts would be undefined. */
const once = (list: readonly { readonly type: string }[]): boolean =>
  new Set(list.map((one) => one.type)).size === list.length;
const ONCE = { error: CONSENT_TWICE };

/** Answers to the published texts of the profile service, in a call that the specification defines. */
export const consentListRequest = checked(
  z.array(z.object({ type: z.enum(APPLICATION_CONSENT_TYPES), version: line, optInOut: z.enum(OPT_IN_OUT) })),
  z.maxLength(10),
  z.refine(once, ONCE),
);

/** Consent to a soft pull, in a call that the specification defines. */
export const softConsentRequests = checked(
  z.array(z.object({ type: z.enum(CREDIT_CONSENT_TYPES), version: line })),
  z.maxLength(5),
  z.refine(once, ONCE),
);
/** Consent to a hard pull; each pull needs its own. */
export const hardConsentRequests = checked(
  z.array(z.strictObject({ type: z.literal('HARD_CREDIT'), version: line })),
  z.maxLength(1),
);

/** A prompt for text messages. */
export const smsPrompt = z.strictObject({ uuid, type: z.enum(SMS_CONSENT_TYPES), version: line, text: z.string() });

/** A text-message consent as last given. */
export const userConsent = z.strictObject({
  consentPromptUuid: uuid,
  optInOut: z.enum(OPT_IN_OUT),
  type: z.nullish(z.enum(SMS_CONSENT_TYPES)),
  version: z.nullish(line),
});
