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

/** The text of a consent to a credit pull or to electronic documents. */
export const loanConsentType = z.strictObject({
  type: z.enum(LOAN_CONSENT_TYPES),
  version: line,
  text: z.nullish(z.string()),
});
/** The text of a consent to privacy, terms or communications, by its address. */
export const profileConsentType = z.strictObject({
  type: z.enum(APPLICATION_CONSENT_TYPES),
  version: line,
  textUrl: z.nullish(z.string()),
});

/** Returns whether each text has at most one answer: with two, which one counts would be undefined. */
const hasNoRepeats = (list: readonly { readonly type: string }[]): boolean =>
  new Set(list.map((one) => one.type)).size === list.length;
const REPEATED = { error: CONSENT_TWICE };

/** Answers to the consents of `profileConsentType`, in a call that the specification defines. */
export const consentListRequest = checked(
  z.array(z.object({ type: z.enum(APPLICATION_CONSENT_TYPES), version: line, optInOut: z.enum(OPT_IN_OUT) })),
  z.maxLength(10),
  z.refine(hasNoRepeats, REPEATED),
);

/** Consent to a soft pull, in a call that the specification defines. */
export const softConsentRequests = checked(
  z.array(z.object({ type: z.enum(CREDIT_CONSENT_TYPES), version: line })),
  z.maxLength(5),
  z.refine(hasNoRepeats, REPEATED),
);
/** Consent to a hard pull; each pull needs its own. */
export const hardConsentRequests = checked(
  z.array(z.strictObject({ type: z.literal('HARD_CREDIT'), version: line })),
  z.maxLength(1),
);

/** A question whether a person agrees to one kind of text message. */
export const smsPrompt = z.strictObject({ uuid, type: z.enum(SMS_CONSENT_TYPES), version: line, text: z.string() });

/** A person's last answer to a prompt for text messages. */
export const userConsent = z.strictObject({
  consentPromptUuid: uuid,
  optInOut: z.enum(OPT_IN_OUT),
  type: z.nullish(z.enum(SMS_CONSENT_TYPES)),
  version: z.nullish(line),
});
