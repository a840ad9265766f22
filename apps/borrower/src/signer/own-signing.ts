import { declineToSign } from '@lintel/contract';
import { formatShortName } from '@lintel/domain';
import { api } from '../platform/lazy/api.ts';
import { urls } from '../platform/urls.ts';
import type { Signing } from '../signing/ways.ts';
import type { SignerView } from './require-signer.tsx';

/** A further signer's signing, with their own calls and page. */
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
