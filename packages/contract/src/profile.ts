import * as z from 'zod/mini';
import { call } from './call.ts';
import { profileConsentType } from './shapes/consent.ts';
import { givenName, profile } from './shapes/person.ts';

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
