import { Actions, Link, Notice } from '@lintel/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { ApplicationScreen } from '../../gate/application-screen.tsx';
import { GatePage } from '../../gate/gate-page.tsx';
import { announce } from '../../platform/announce.tsx';
import { useFlowUrls } from '../../platform/lazy/application-flow.ts';
import { PendingMark } from '../../platform/lazy/pending-mark.tsx';
import { useStableWhileFocused } from '../../platform/lazy/use-stable-while-focused.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { ConditionGroups } from './groups.tsx';
import { getConditionTitle, useConditions, type Condition } from './use-conditions.ts';
import { CONDITIONS } from './words.en.ts';
import css from './conditions.module.css';

/** The borrower's conditions: to do, with us, and done. */
export function ConditionsScreen(): ReactNode {
  return <ApplicationScreen gates={() => true}>{({ uuid }) => <ConditionList uuid={uuid} />}</ApplicationScreen>;
}

/** The list itself, for the borrower or an additional signer. */
export function ConditionList({ uuid }: { uuid: string }): ReactNode {
  const to = useFlowUrls(uuid);
  const { data, isError } = useConditions(uuid);
  const list = useRef<HTMLDivElement>(null);
  const shown = useStableWhileFocused(data, list);
  useNews(data);
  useScreenTitle(CONDITIONS.title);
  if (!shown)
    return (
      <GatePage title={CONDITIONS.title}>
        {isError ? (
          <Notice tone="warning" live>
            {CONDITIONS.notRead}
          </Notice>
        ) : (
          <PendingMark />
        )}
      </GatePage>
    );
  const open = shown.filter(({ state }) => state === 'OPEN').length;
  const { lead } = CONDITIONS;
  return (
    <GatePage title={CONDITIONS.title} lead={open === 0 ? lead.none : open === 1 ? lead.one : lead.some(open)}>
      {isError && (
        <Notice tone="warning" live>
          {CONDITIONS.notRead}
        </Notice>
      )}
      {shown.length > 0 && (
        <div ref={list} className={css.groups}>
          <ConditionGroups uuid={uuid} conditions={shown} />
        </div>
      )}
      <Actions>
        <Link kind={open === 0 ? 'primary' : 'secondary'} to={to()}>
          {open === 0 ? CONDITIONS.continue : CONDITIONS.back}
        </Link>
      </Actions>
    </GatePage>
  );
}

/** Announces conditions that are new to an open page. */
function useNews(data: readonly Condition[] | undefined): void {
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  useEffect(() => {
    if (!data) return;
    const fresh = data.filter(({ uuid, state }) => state === 'OPEN' && known.current?.has(uuid) === false);
    known.current = new Set(data.map(({ uuid }) => uuid));
    for (const condition of fresh) announce(CONDITIONS.fresh(getConditionTitle(condition)));
  }, [data]);
}
