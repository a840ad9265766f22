import { declineSigning, readProfile } from '@lintel/contract';
import { formatName } from '@lintel/domain';
import type { ReactNode } from 'react';
import type { GateView } from '../../gate/at-gate.tsx';
import { Unread } from '../../gate/unread.tsx';
import { api } from '../../platform/later/api.ts';
import { useRead } from '../../platform/later/use-read.ts';
import { useGoOn } from '../../platform/later/use-status.ts';
import { ScreenPending } from '../../platform/screen-pending.tsx';
import { urls } from '../../platform/urls.ts';
import type { Signing } from '../../signing/ways.ts';

/** The borrower as somebody who signs: by their own calls, at the addresses of their application. */
export function OwnSigning({ uuid, children }: GateView & { children: (signing: Signing) => ReactNode }): ReactNode {
  const goOn = useGoOn(uuid);
  const to = {
    start: urls.application(uuid, 'signing/intro'),
    papers: urls.application(uuid, 'signing/sign'),
    problem: urls.application(uuid, 'signing/support'),
  };
  const { data, isError, refetch } = useRead(readProfile, {});
  if (!data)
    return isError ? (
      <Unread
        again={() => {
          void refetch();
        }}
      />
    ) : (
      <ScreenPending />
    );
  return children({
    uuid,
    name: formatName(data.name),
    to,
    async decline(body, idempotencyKey) {
      goOn(await api(declineSigning, { params: { uuid }, body, idempotencyKey }));
    },
  });
}
