import { APPLICATION_CONSENT_TYPES, LOAN_CONSENT_TYPES, OPT_IN_OUT, SMS_CONSENT_TYPES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { instant, line, uuid } from './shapes/base.ts';
import { profileConsentType } from './shapes/consent.ts';
import { givenName, profile } from './shapes/person.ts';

/** Returns the caller's name, date of birth, contacts and addresses. */
export const readProfile = call({
  id: 'G15',
  tag: 'profile',
  method: 'GET',
  path: '/service-profile/api/v1/profile',
  auth: 'borrower-or-signer',
  reply: profile,
  errors: [],
  client: { retry: 5 },
});

/** Saves the name. With an open application this is a changed answer, so the offers are priced again. */
export const saveName = call({
  id: 'G16',
  tag: 'profile',
  method: 'PUT',
  path: '/service-profile/api/v1/profile/name',
  auth: 'borrower',
  body: givenName,
  reply: profile,
  errors: ['profile-locked'],
  rules: { ifMatch: 'accepted' },
});

/** Returns the texts of the privacy, terms and communications consents. */
export const readProfileConsentTypes = call({
  id: 'G17',
  tag: 'profile',
  method: 'GET',
  path: '/service-profile/api/v1/profile/consent-types',
  auth: 'optional',
  reply: z.array(profileConsentType),
  errors: [],
  client: { staleMs: Infinity },
});

/**
 * Returns the caller's newest answer about each kind of text message, and every other consent that they gave or
 * withdrew.
 */
export const readOwnConsents = call({
  id: 'PF-1',
  tag: 'profile',
  method: 'GET',
  path: '/service-profile/api/v1/profile/consents',
  auth: 'borrower',
  reply: z.strictObject({
    texts: z.array(
      z.strictObject({
        consentPromptUuid: uuid,
        type: z.enum(SMS_CONSENT_TYPES),
        version: line,
        text: z.string(),
        optInOut: z.enum(OPT_IN_OUT),
        /** Null: never answered, so not given. */
        answeredAt: z.nullable(instant),
      }),
    ),
    given: z.array(
      z.strictObject({
        type: z.enum([...APPLICATION_CONSENT_TYPES, ...LOAN_CONSENT_TYPES]),
        version: line,
        optInOut: z.enum(OPT_IN_OUT),
        at: instant,
        loanNumber: line,
        /** The address of the text, or the text itself. */
        textUrl: z.nullable(z.string()),
        text: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
});
