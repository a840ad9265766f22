import type { ReactNode } from 'react';
import { declineSigning, readProfile } from '@lintel/contract';
import { formatName } from '@lintel/domain';
import { api } from '../../platform/later/api.ts';
import { useGoOn, useStatus } from '../../platform/later/use-status.ts';
import { urls } from '../../platform/urls.ts';
import type { Signing } from '../../signing/ways.ts';
import type { GateView } from '../gate/at-gate.tsx';
import { Read } from '../gate/read.tsx';

/** The borrower as somebody who signs: by their own calls, at the addresses of their application. */
export function OwnSigning({ uuid, status, children }: GateView & { children: (signing: Signing) => ReactNode }): ReactNode {
  const goOn = useGoOn(uuid);
  const known = useStatus(uuid);
  const to = { start: urls.application(uuid, 'signing/intro'), papers: urls.application(uuid, 'signing/sign'), problem: urls.application(uuid, 'signing/support') };
  return (
    <Read call={readProfile} ask={{}} version={status.version}>
      {(profile) => profile && children({
        uuid, name: formatName(profile.name), to, goOn, again: () => known.again(),
        async decline(body, idempotencyKey) { goOn(await api(declineSigning, { params: { uuid }, body, idempotencyKey })); },
      })}
    </Read>
  );
}
