import { readCondition, type Reply } from '@lintel/contract';
import { isConditionId, findOwnPage, type ConditionPlace } from '@lintel/domain';
import { useEffect, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApplicationScreen } from '../../gate/application-screen.tsx';
import { ReadCall } from '../../gate/read-call.tsx';
import { useFlowUrls } from '../../platform/lazy/application-flow.ts';
import { ScreenPending } from '../../platform/screen-pending.tsx';
import { useConditions, getConditionPath, type Condition } from './use-conditions.ts';

interface View {
  uuid: string;
  condition: NonNullable<Reply<typeof readCondition>>;
}

interface Props {
  place: ConditionPlace;
  children: (view: View) => ReactNode;
}

/**
 * Loads the condition that the URL names and renders `children` with it. Without an id in the URL it redirects to the
 * only open condition of the URL's type and category, otherwise to the list. A condition that isn't open also redirects
 * to the list.
 */
export function ConditionScreen(props: Props): ReactNode {
  return (
    <ApplicationScreen gates={() => true}>
      {({ uuid, status }) => <NamedCondition uuid={uuid} version={status.version} {...props} />}
    </ApplicationScreen>
  );
}

/** The content of `ConditionScreen`, with or without an id, in no layout: additional signers' pages have their own. */
export function NamedCondition({
  uuid,
  version,
  place,
  children,
}: Props & { uuid: string; version: number }): ReactNode {
  const [search] = useSearchParams();
  const id = search.get('conditionUuid') ?? '';
  return isConditionId(id) ? (
    <ConditionLoader key={id} uuid={uuid} version={version} id={id}>
      {children}
    </ConditionLoader>
  ) : (
    <FindCondition uuid={uuid} place={search.get('conditionType') ?? place} category={search.get('conditionEnum')} />
  );
}

function ConditionLoader({
  uuid,
  version,
  id,
  children,
}: Pick<Props, 'children'> & { uuid: string; version: number; id: string }): ReactNode {
  const to = useFlowUrls(uuid);
  return (
    <ReadCall call={readCondition} ask={{ params: { uuid, conditionId: id } }} version={version}>
      {(condition) => {
        if (condition?.state !== 'OPEN') return <RedirectTo to={to('conditions')} />;
        return findOwnPage(id) === undefined ? (
          children({ uuid, condition })
        ) : (
          <RedirectTo to={getConditionPath(to, condition)} />
        );
      }}
    </ReadCall>
  );
}

/** `place` can be any text, because the URL may give it. */
function FindCondition({ uuid, place, category }: { uuid: string; place: string; category: string | null }): ReactNode {
  const to = useFlowUrls(uuid);
  const { data, isError } = useConditions(uuid);
  const fits = ({ state, location, categoryEnum }: Condition) =>
    state === 'OPEN' && location.startsWith(`conditions/${place}?`) && (category === null || categoryEnum === category);
  const [only, ...others] = (data ?? []).filter(fits);
  if (!data && !isError) return <ScreenPending />;
  return <RedirectTo to={only && others.length === 0 ? getConditionPath(to, only) : to('conditions')} />;
}

function RedirectTo({ to }: { to: string }): ReactNode {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return <ScreenPending />;
}
