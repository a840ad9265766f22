import * as z from 'zod/mini';
import { call } from './call.ts';
import { APPLICATION_API } from './paths.ts';
import { checked, instant, line, loanParams, uuid } from './shapes/base.ts';
import { writeReply } from './shapes/status.ts';

const profilePath = '/service-application/api/v3/application/heloc/optermizerly-profile';
const identityQuery = z.object({ identityUuid: uuid });
const tracker = z.strictObject({ optimizelyProfileUuid: uuid, identityUuid: uuid, updatedAt: instant });

/** Returns the caller's tracker, and makes it this browser's. 404 while the caller has none. */
export const readTrackerProfile = call({
  id: 'G05',
  tag: 'application',
  method: 'GET',
  path: profilePath,
  auth: 'borrower-or-signer',
  query: identityQuery,
  reply: tracker,
  errors: [],
  rules: { passive: true },
});

/**
 * Saves the caller's tracker. The first one stays, so that the caller sees the same variations on every device; the
 * reply has the one that is saved.
 */
export const saveTrackerProfile = call({
  id: 'G06',
  tag: 'application',
  method: 'PATCH',
  path: profilePath,
  auth: 'borrower-or-signer',
  query: identityQuery,
  body: z.object({ optimizelyProfileUuid: uuid }),
  reply: tracker,
  errors: [],
  rules: { passive: true },
});

/** Saves the variations that an application's borrower saw. A variation that the lender doesn't have is refused. */
export const saveApplicationExperiments = call({
  id: 'G07',
  tag: 'application',
  method: 'PATCH',
  path: `${APPLICATION_API}/{uuid}/experiments`,
  auth: 'borrower',
  params: loanParams,
  body: z.object({ experiments: checked(z.array(z.object({ name: line, variation: line })), z.maxLength(50)) }),
  reply: writeReply({}),
  errors: ['choice-unknown'],
  rules: { passive: true },
});
