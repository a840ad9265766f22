import { VendorFailure } from '../call.ts';
import { parseTags } from '../sandbox-levers.ts';
import type { IdentityAnswer, IdentityProofPort, IdentityRequest } from './port.ts';

/**
 * ID checks of the sandbox: the email's tag decides, never the photos. `id-failed` fails only the first attempt
 * (docs/sandbox.md).
 */
export const sandboxIdentity: IdentityProofPort = {
  provider: 'sandbox',
  check: async (request) => buildAnswer(request),
};

function buildAnswer({ email, attempt }: IdentityRequest): IdentityAnswer {
  const tags = parseTags(email);
  if (tags.has('id-later')) throw new VendorFailure('LATE', 'identity-proof', 3600);
  if (tags.has('id-review')) return { outcome: 'PENDING_REVIEW', reasons: [] };
  if (tags.has('id-expired')) return { outcome: 'FAILED_VERIFICATION', reasons: ['EXPIRED'] };
  if (tags.has('id-failed') && attempt === 1) return { outcome: 'FAILED_VERIFICATION', reasons: ['GLARE'] };
  return { outcome: 'VERIFIED', reasons: [] };
}
