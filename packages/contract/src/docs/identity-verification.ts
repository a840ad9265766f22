import * as identity from '../identity-verification.ts';
import { describeCall } from './docs.ts';
import { LOAN, NOW, OTHER, PERSON, WRITE_REPLY } from './samples.ts';

const params = { uuid: LOAN };
const checkParams = { uuid: LOAN, checkUuid: OTHER };
const CHECK = {
  checkUuid: OTHER,
  idType: 'DRIVERS_LICENSE',
  sides: ['FRONT', 'BACK', 'SELFIE'],
  images: [{ imageUuid: PERSON, side: 'FRONT', advice: ['BLURRED'] }],
} as const;

/** Documents the calls about the identity check, for the OpenAPI description. */
export const identityVerificationDocs = [
  describeCall(
    identity.readIdentityVerification,
    'Get the identity verification',
    '`reasons` are the sentences of the last failed check. `attemptsLeft` of 5 in 6 hours. `check` is the one that is not sent yet.',
    {
      params,
      reply: {
        verification: 'FAILED_VERIFICATION',
        reasons: ['The document has expired.'],
        attemptsLeft: 4,
        check: CHECK,
      },
    },
  ),
  describeCall(
    identity.startIdentityCheck,
    'Start an identity check',
    'While photos are requested, or for an open identity condition; otherwise not-at-this-step. `capture`: send the photos to `images` of this check.',
    {
      params,
      body: { idType: 'DRIVERS_LICENSE', conditionId: null },
      reply: { ...WRITE_REPLY, checkUuid: OTHER, sides: ['FRONT', 'BACK', 'SELFIE'], mode: 'capture', link: null },
    },
  ),
  describeCall(
    identity.sendIdentityImage,
    'Upload an ID photo',
    'JPG or PNG by content, at most 10 MB and 50 megapixels. Rewritten without place, time or camera.',
    {
      params: checkParams,
      body: { side: 'FRONT', file: new Blob() },
      reply: { imageUuid: PERSON, advice: [] },
    },
  ),
  describeCall(
    identity.submitIdentityCheck,
    'Submit the ID photos',
    '`barcode` and `mrz` as the device read them, stored sealed; null when it could not.',
    {
      params: checkParams,
      body: { barcode: null, mrz: null },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    identity.handOffIdentityCheck,
    'Continue on another device',
    'The token comes after the hash sign of `url` and is stored as a hash. A new link ends the previous one.',
    {
      params: checkParams,
      body: { channel: 'QR' },
      reply: { url: 'https://lender.example/account/heloc/hand-off#3mVd0fVh3JmZkQ0p5uYyJrC8', expiresAt: NOW },
    },
  ),
  describeCall(
    identity.claimHandOff,
    'Open a link on the other device',
    'Once, within 15 minutes. `jwt` allows only sending photos for this check and submitting it, and is never renewed.',
    {
      body: { handOffToken: '3mVd0fVh3JmZkQ0p5uYyJrC8' },
      reply: { jwt: 'eyJhbGciOiJFZERTQSJ9.e30.c2ln', applicationUuid: LOAN, check: CHECK },
    },
  ),
];
