import { describe, expect, test } from 'vitest';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { VendorFailure } from '../call.ts';
import { identityProofByStaff } from './by-staff.ts';
import { identityAnswer, type IdentityProofPort, type IdentityRequest } from './port.ts';
import { sandboxIdentity } from './sandbox.ts';

const buildRequest = (overrides: Partial<IdentityRequest> = {}): IdentityRequest => ({
  idType: 'PASSPORT',
  name: { firstName: 'Ana', middleName: null, lastName: 'Ruiz' },
  birthdate: '1984-03-09',
  email: 'ana@example.com',
  attempt: 1,
  barcode: null,
  mrz: null,
  images: [
    { side: 'FRONT', mediaType: 'image/jpeg', sha256: 'a'.repeat(64), content: async () => new Uint8Array([1]) },
  ],
  ...overrides,
});
const askIdentity = async (port: IdentityProofPort, what: IdentityRequest) =>
  identityAnswer.parse(await port.check(what, buildRequestMeta()));

describe.each([
  ['the sandbox', sandboxIdentity],
  ['staff', identityProofByStaff],
] as const)('a check of an identity: %s', (_, port) => {
  test('returns one of the three answers, and the same again [ENUM-017]', async () => {
    const answer = await askIdentity(port, buildRequest());
    expect(await askIdentity(port, buildRequest())).toEqual(answer);
  });

  test('returns a reason only when it failed', async () => {
    for (const tag of ['', '+id-failed', '+id-expired', '+id-review']) {
      const { outcome, reasons } = await askIdentity(port, buildRequest({ email: `ana${tag}@example.com` }));
      expect([tag, reasons.length > 0]).toEqual([tag, outcome === 'FAILED_VERIFICATION']);
    }
  });
});

test('sends every document to staff', async () => {
  expect(await askIdentity(identityProofByStaff, buildRequest())).toEqual({ outcome: 'PENDING_REVIEW', reasons: [] });
});

describe('the sandbox’s levers', () => {
  test.each([
    ['', 1, 'VERIFIED', []],
    ['+id-failed', 1, 'FAILED_VERIFICATION', ['GLARE']],
    ['+id-failed', 2, 'VERIFIED', []],
    ['+id-expired', 3, 'FAILED_VERIFICATION', ['EXPIRED']],
    ['+id-review', 1, 'PENDING_REVIEW', []],
  ])('tag "%s", attempt %i: %s', async (tag, attempt, outcome, reasons) => {
    expect(await askIdentity(sandboxIdentity, buildRequest({ email: `ana${tag}@example.com`, attempt }))).toEqual({
      outcome,
      reasons,
    });
  });

  test('answers later by its webhook with id-later', async () => {
    await expect(askIdentity(sandboxIdentity, buildRequest({ email: 'ana+id-later@example.com' }))).rejects.toThrow(
      VendorFailure,
    );
  });
});
