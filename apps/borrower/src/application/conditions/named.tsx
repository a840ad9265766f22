import { useEffect, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readCondition, type ReplyOf } from '@lintel/contract';
import { ownPage, type ConditionPlace } from '@lintel/domain';
import { urls } from '../../platform/urls.ts';
import { ScreenPending } from '../../shell/screen-pending.tsx';
import { AtGate, type GateView } from '../gate/at-gate.tsx';
import { Read } from '../gate/read.tsx';
import { useConditions, pathOf, type Condition } from './use-conditions.ts';

interface View extends GateView { condition: NonNullable<ReplyOf<typeof readCondition>> }

/** The page of one condition, which the address names (ledger QRY-007, NOTIF-024). Not named: the only open one, else the list. */
export function Named({ place, children }: { place: ConditionPlace; children: (view: View) => ReactNode }): ReactNode {
  const [search] = useSearchParams();
  const id = search.get('conditionUuid') ?? '';
  return (
    <AtGate gates={() => true}>
      {(view) => (/^[\w-]{1,64}$/.test(id) ? <Known key={id} {...view} id={id}>{children}</Known> : <FindOne {...view} place={place} />)}
    </AtGate>
  );
}

function Known({ id, children, ...view }: GateView & { id: string; children: (view: View) => ReactNode }): ReactNode {
  return (
    <Read call={readCondition} ask={{ params: { uuid: view.uuid, conditionUuid: id } }} version={view.status.version}>
      {(condition) => {
        if (condition?.state !== 'OPEN') return <ToList uuid={view.uuid} />;
        return ownPage(id) === undefined ? children({ ...view, condition }) : <GoTo to={pathOf(view.uuid, condition)} />;
      }}
    </Read>
  );
}

function FindOne({ uuid, place }: GateView & { place: ConditionPlace }): ReactNode {
  const { data, isError } = useConditions(uuid);
  const fits = ({ state, location }: Condition) => state === 'OPEN' && location.startsWith(`conditions/${place}?`);
  const [only, ...others] = (data ?? []).filter(fits);
  if (!data && !isError) return <ScreenPending />;
  return only && others.length === 0 ? <GoTo to={pathOf(uuid, only)} /> : <ToList uuid={uuid} />;
}

const ToList = ({ uuid }: { uuid: string }): ReactNode => <GoTo to={urls.application(uuid, 'conditions')} />;

function GoTo({ to }: { to: string }): ReactNode {
  const navigate = useNavigate();
  useEffect(() => { void navigate(to, { replace: true }); }, [navigate, to]);
  return <ScreenPending />;
}
