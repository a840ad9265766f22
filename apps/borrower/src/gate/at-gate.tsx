import type { Status } from '@lintel/contract';
import { destination, isUuid } from '@lintel/domain';
import { useEffect, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { routeInput, useStatus, useStatusRouting } from '../platform/later/use-status.ts';
import { ScreenPending } from '../platform/screen-pending.tsx';
import { urls } from '../platform/urls.ts';
import { Screen as NotFound } from '../shell/not-found/screen.tsx';

export type KnownStatus = Status & { version: number };

export interface GateView {
  uuid: string;
  status: KnownStatus;
}

interface Props {
  /** Gates whose screen this is, by name; true for every one that is not handled elsewhere. */
  gates: readonly string[] | ((status: KnownStatus) => boolean);
  children: (view: GateView) => ReactNode;
}

/** A screen of one application that stands open only at its gates: opened at another, it goes where the status leads. */
export function AtGate({ gates, children }: Props): ReactNode {
  const { uuid = '' } = useParams();
  return isUuid(uuid) ? (
    <Known uuid={uuid} gates={gates}>
      {children}
    </Known>
  ) : (
    <NotFound />
  );
}

function Known({ uuid, gates, children }: Props & { uuid: string }): ReactNode {
  const { status, missing } = useStatus(uuid);
  if (!status) return missing ? <GoWhereItStands uuid={uuid} /> : <ScreenPending />;
  const isHere = typeof gates === 'function' ? gates(status) : gates.includes(status.gate ?? '');
  return isHere ? children({ uuid, status }) : <GoWhereItStands uuid={uuid} />;
}

/** To the screen of the status, or to the application's own address, which waits. */
function GoWhereItStands({ uuid }: { uuid: string }): ReactNode {
  const { status, takenFor } = useStatus(uuid);
  const navigate = useNavigate();
  useStatusRouting(uuid, 'always');
  useEffect(() => {
    if (status && destination(routeInput(status, takenFor)) === undefined)
      void navigate(urls.application(uuid), { replace: true });
  }, [status, takenFor, navigate, uuid]);
  return <ScreenPending />;
}
