import { declineSigning, readProfile } from '@lintel/contract';
import { formatName } from '@lintel/domain';
import type { ReactNode } from 'react';
import { ReadCall } from '../../gate/read-call.tsx';
import { api } from '../../platform/lazy/api.ts';
import { useFollowStatus } from '../../platform/lazy/use-status.ts';
import { urls } from '../../platform/urls.ts';
import type { Signing } from '../../signing/signing.ts';

/**
 * Provides the borrower's `Signing`: their name, URLs and decline call. `buildSignerSigning` builds an additional
 * signer's.
 */
export function BorrowerSigning({
  uuid,
  children,
}: {
  uuid: string;
  children: (signing: Signing) => ReactNode;
}): ReactNode {
  const followStatus = useFollowStatus(uuid);
  const to = {
    start: urls.application(uuid, 'signing/intro'),
    documents: urls.application(uuid, 'signing/sign'),
    problem: urls.application(uuid, 'signing/support'),
  };
  return (
    <ReadCall call={readProfile} ask={{}} options={{}}>
      {({ name }) =>
        children({
          uuid,
          name: formatName(name),
          to,
          async decline(body, idempotencyKey) {
            followStatus(await api(declineSigning, { params: { uuid }, body, idempotencyKey }));
          },
        })
      }
    </ReadCall>
  );
}
