import { declineToSign } from '@lintel/contract';
import { formatShortName } from '@lintel/domain';
import { api } from '../platform/lazy/api.ts';
import { urls } from '../platform/urls.ts';
import type { Signing } from '../signing/signing.ts';
import type { SignerView } from './require-signer.tsx';

/** Builds signing for an additional signer, with the signer's calls and URLs; the borrower has the same with theirs. */
export function ownSigning({ signer, uuid, again }: SignerView): Signing {
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
