import * as identity from '../identity-verification.ts';
import { docs } from './docs.ts';
import { LOAN, NOW, OTHER, PERSON, WRITTEN } from './samples.ts';

const params = { uuid: LOAN };
const onCheck = { uuid: LOAN, checkUuid: OTHER };
const CHECK = {
  checkUuid: OTHER,
  idType: 'DRIVERS_LICENSE',
  sides: ['FRONT', 'BACK', 'SELFIE'],
  images: [{ imageUuid: PERSON, side: 'FRONT', advice: ['BLURRED'] }],
} as const;

export const identityVerificationDocs = [
  docs(
    identity.readIdentityVerification,
    'Where the check of my identity stands',
    '`reasons` are sentences of the last check that failed; `attemptsLeft` of 5 in 6 hours; `check` is the one that is not sent yet (calls IV-1, ledger ENUM-017).',
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
  docs(
    identity.startIdentityCheck,
    'Begin with a kind of document',
    'While the photos are asked for, or for an open identity condition; else not-at-this-step. `capture`: the photos are sent with IV-3 (calls IV-2, ledger ENUM-012).',
    {
      params,
      body: { idType: 'DRIVERS_LICENSE', conditionId: null },
      reply: { ...WRITTEN, checkUuid: OTHER, sides: ['FRONT', 'BACK', 'SELFIE'], mode: 'capture', link: null },
    },
  ),
  docs(
    identity.sendIdentityImage,
    'Send a photo',
    'JPG or PNG by content, 10 MB, 50 megapixels; written anew without place, time or camera (calls IV-3, C8).',
    {
      params: onCheck,
      body: { side: 'FRONT', file: new Blob() },
      reply: { imageUuid: PERSON, advice: [] },
    },
  ),
  docs(
    identity.submitIdentityCheck,
    'Send the photos to be checked',
    '`barcode` and `mrz` as the device read them, sealed; null when it could not (calls IV-4).',
    {
      params: onCheck,
      body: { barcode: null, mrz: null },
      reply: WRITTEN,
    },
  ),
  docs(
    identity.handOffIdentityCheck,
    'Go on at another device',
    'The token stands behind the hash sign of `url`, and is kept as a hash. A new link ends the one before (calls IV-5).',
    {
      params: onCheck,
      body: { channel: 'QR' },
      reply: { url: 'https://lender.example/account/heloc/hand-off#3mVd0fVh3JmZkQ0p5uYyJrC8', expiresAt: NOW },
    },
  ),
  docs(
    identity.claimHandOff,
    'Take up a link at the other device',
    'Once, within 15 minutes; `jwt` opens IV-3 and IV-4 of this check and nothing else, and is never renewed (calls IV-5, C5).',
    {
      body: { handOffToken: '3mVd0fVh3JmZkQ0p5uYyJrC8' },
      reply: { jwt: 'eyJhbGciOiJFZERTQSJ9.e30.c2ln', applicationUuid: LOAN, check: CHECK },
    },
  ),
];
