import { OPT_IN_OUT, PRODUCT_TYPES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { checked, line, uuid } from './shapes/base.ts';
import { smsPrompt, userConsent } from './shapes/consent.ts';

/** Returns the prompt for marketing text messages. */
export const readSmsPrompt = call({
  id: 'G31',
  tag: 'comms-prefs',
  method: 'GET',
  path: '/service-comms-prefs/external/api/v1/consent/prompt/SMS',
  auth: 'anonymous',
  reply: smsPrompt,
  errors: [],
  client: { staleMs: Infinity },
});

/** Returns the prompt for text messages about the application. */
export const readSmsTransactionalPrompt = call({
  id: 'G32',
  tag: 'comms-prefs',
  method: 'GET',
  path: '/service-comms-prefs/external/api/v1/consent/prompt/SMS_TRANSACTIONAL',
  auth: 'anonymous',
  reply: smsPrompt,
  errors: [],
  client: { staleMs: Infinity },
});

/** Saves answers to the prompts. A failure never stops registration. */
export const saveConsents = call({
  id: 'G33',
  tag: 'comms-prefs',
  method: 'POST',
  path: '/service-comms-prefs/secure/api/v1/consent/user',
  auth: 'borrower-or-signer',
  body: z.object({
    org: line,
    source: z.nullish(line),
    productType: z.enum(PRODUCT_TYPES),
    phone: z.nullish(checked(z.string(), z.maxLength(20))),
    email: z.nullish(checked(z.string(), z.maxLength(254))),
    consents: checked(z.array(z.object({ consentPromptUuid: uuid, optInOut: z.enum(OPT_IN_OUT) })), z.maxLength(10)),
  }),
  reply: z.strictObject({ consents: z.array(userConsent) }),
  errors: ['consent-outdated'],
  rules: { idempotency: 'accepted' },
});
