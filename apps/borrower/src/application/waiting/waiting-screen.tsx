import { readHeloc, readProfile, type Status } from '@lintel/contract';
import { destination, PROCESSING_MESSAGES } from '@lintel/domain';
import { Checklist, Holder, Notice, PageHeading, Panel, Stack, Text } from '@lintel/ui';
import { useState, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { RequireApplication } from '../../gate/application-screen.tsx';
import { CloseHint, WaitNotice, holderFacts } from '../../gate/wait-facts.tsx';
import { GATE } from '../../gate/words.en.ts';
import { BrandMark } from '../../platform/lazy/brand-mark.tsx';
import { useRead } from '../../platform/lazy/use-read.ts';
import { routeInput, seedStatus, useStatus, useStatusRouting } from '../../platform/lazy/use-status.ts';
import { usePageData } from '../../platform/page-data.tsx';
import { ScreenPending } from '../../platform/screen-pending.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { WAITING } from './words.en.ts';
import css from './waiting.module.css';

/**
 * The application's own URL: the seven messages until there are offers, then only the gate's sentence. It polls the
 * status and moves on when that has a screen. A destination without a screen shows the same.
 */
export function WaitingScreen(): ReactNode {
  return <RequireApplication>{(uuid) => <Waiting uuid={uuid} />}</RequireApplication>;
}

function Waiting({ uuid }: { uuid: string }): ReactNode {
  const { state } = useLocation() as { state: { status?: Status; version?: number } | null };
  useState(() => {
    if (state?.status && state.version !== undefined) seedStatus(uuid, { ...state.status, version: state.version });
  });
  const { status, failed } = useStatus(uuid);
  useStatusRouting(uuid, 'always');
  if (!status) return <ScreenPending />;
  const hasScreen = destination(routeInput(status, undefined)) !== undefined;
  return hasScreen || currentStage(status.stages) === -1 ? (
    <Sentence uuid={uuid} failed={failed} />
  ) : (
    <Searching uuid={uuid} failed={failed} />
  );
}

interface Props {
  uuid: string;
  failed: boolean;
}

function Searching({ uuid, failed }: Props): ReactNode {
  const { status } = useStatus(uuid);
  const profile = useRead(readProfile, {});
  const application = useRead(readHeloc, { params: { uuid } });
  const title = WAITING.title(profile.data?.name.firstName);
  useScreenTitle(title);
  if (!status) return null;
  const { stages, explain } = status;
  const at = currentStage(stages);
  const email = profile.data?.email;
  const account = email && (
    <span key="account" className={css.long}>
      {email}
    </span>
  );
  const notes = [account, WAITING.soft, application.data?.property.street1];
  return (
    <div className={css.wrap}>
      <BrandMark />
      <PageHeading title={title}>
        {explain.takesSeconds && WAITING.soon} {WAITING.lead}
      </PageHeading>
      <Panel raised>
        <Checklist
          words={{ done: WAITING.done, now: WAITING.now, next: WAITING.open }}
          live={WAITING.live(PROCESSING_MESSAGES[at] ?? '', at + 1, stages.length)}
          stages={PROCESSING_MESSAGES.map((name, index) => {
            const state = stageState(stages, index);
            const note = state === 'done' ? notes[index] : undefined;
            return { name, state, ...(note !== undefined && { note }) };
          })}
        />
      </Panel>
      <LongWait uuid={uuid} failed={failed} />
    </div>
  );
}

function Sentence({ uuid, failed }: Props): ReactNode {
  const { status } = useStatus(uuid);
  const title = status?.explain.text ?? WAITING.application;
  useScreenTitle(title);
  if (!status) return null;
  const { explain } = status;
  return (
    <div className={css.wrap}>
      <PageHeading title={title}>
        {explain.next ? WAITING.after(explain.next, explain.nextUsualTime) : undefined}
      </PageHeading>
      <Panel raised>
        <Holder facts={holderFacts(explain)} />
      </Panel>
      {explain.owner === 'YOU' ? (
        <Notice tone="info">
          <b>{explain.ask ?? GATE.nothing}</b>
        </Notice>
      ) : (
        <>
          {explain.ask && <Text tone="strong">{explain.ask}</Text>}
          <WaitNotice explain={explain} />
        </>
      )}
      <LongWait uuid={uuid} failed={failed} />
    </div>
  );
}

function LongWait({ uuid, failed }: Props): ReactNode {
  const {
    privateLabel: { support },
    hoursToday: hours,
  } = usePageData();
  const elapsed = useElapsed(uuid);
  return (
    <Stack gap="s">
      <output className={css.live}>
        {failed && <Notice tone="warning">{GATE.notAsked}</Notice>}
        {elapsed !== 'short' && (
          <Notice tone="quiet">
            <b>{WAITING.longer}</b>
            {elapsed === 'exit' && (
              <>
                {' '}
                <CloseHint />
              </>
            )}
          </Notice>
        )}
      </output>
      <Text size="s" tone="muted">
        {WAITING.questions} <a href={`tel:${support.phone}`}>{support.phoneLabel}</a>
        {hours !== undefined && `, ${hours.charAt(0).toLowerCase()}${hours.slice(1)}`}.
      </Text>
    </Stack>
  );
}

type Stage = Status['stages'][number];

/** The index of the first unfinished message; -1 when all are finished. */
const currentStage = (stages: readonly Stage[]): number => stages.findIndex(({ section }) => section !== 'COMPLETE');

/** A stage's state in the checklist: done only when the server reported it as done. */
function stageState(stages: readonly Stage[], index: number): 'done' | 'now' | 'next' {
  if (stages[index]?.section === 'COMPLETE') return 'done';
  return index === currentStage(stages) ? 'now' : 'next';
}

/** How long a wait has lasted: the page says more after 20 s and after 60 s. A new `key` restarts it. */
function useElapsed(key: string): 'short' | 'long' | 'exit' {
  const [reached, setReached] = useState<{ key: string; state: 'long' | 'exit' }>();
  useEffect(() => {
    const longer = setTimeout(() => setReached({ key, state: 'long' }), 20_000);
    const exit = setTimeout(() => setReached({ key, state: 'exit' }), 60_000);
    return () => {
      clearTimeout(longer);
      clearTimeout(exit);
    };
  }, [key]);
  return reached?.key === key ? reached.state : 'short';
}
