import { declineToSign } from '@lintel/contract';
import { formatShortName } from '@lintel/domain';
import { api } from '../platform/lazy/api.ts';
import { urls } from '../platform/urls.ts';
import type { Signing } from '../signing/signing.ts';
import type { SignerView } from './require-signer.tsx';

/** Builds an additional signer's `Signing`: their name, URLs and decline call. `BorrowerSigning` is the borrower's. */
export function buildSignerSigning({ signer, uuid, again }: SignerView): Signing {
  const at = urls.signer('sign');
  return {
    uuid,
    name: formatShortName(signer),
    to: { start: at, documents: at, problem: `${at}?at=problem` },
    async decline(body, idempotencyKey) {
      await api(declineToSign, { params: { signerUuid: signer.signerUuid }, body, idempotencyKey });
      await again();
    },
  };
}
