import { readHeloc, readProfile, type Status } from '@lintel/contract';
import { destination, PROCESSING_MESSAGES } from '@lintel/domain';
import { Checklist, PageHeading, Panel, Stack, Text } from '@lintel/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { RequireApplication } from '../../gate/application-screen.tsx';
import { BrandMark } from '../../platform/lazy/brand-mark.tsx';
import { useRead } from '../../platform/lazy/use-read.ts';
import { routeInput, seedStatus, useStatus, useStatusRouting } from '../../platform/lazy/use-status.ts';
import { usePageData } from '../../platform/page-data.tsx';
import { ScreenPending } from '../../platform/screen-pending.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { LongWait, type WaitProps } from './long-wait.tsx';
import { WAITING } from './words.en.ts';
import css from './waiting.module.css';

// A separate chunk, because it comes after the wait for offers.
const StepWait = lazy(async () => ({ default: (await import('./step-wait.tsx')).StepWait }));

/**
 * The screen at the application's URL and at any URL without a screen: the seven messages until there are offers, then
 * the step under way. It polls the status and opens the status's screen once there is one.
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
  // The borrower's own step has its form there: without it, "Waiting on you" would leave them nothing to do.
  if (hasScreen && status.explain.owner === 'YOU' && !failed) return <ScreenPending />;
  return hasScreen || currentStage(status.stages) === -1 ? (
    <Suspense fallback={<ScreenPending />}>
      <StepWait uuid={uuid} failed={failed} />
    </Suspense>
  ) : (
    <Searching uuid={uuid} failed={failed} />
  );
}

function Searching({ uuid, failed }: WaitProps): ReactNode {
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
      <Stack gap="s">
        <LongWait uuid={uuid} failed={failed} />
        <Questions />
      </Stack>
    </div>
  );
}

function Questions(): ReactNode {
  const {
    privateLabel: { support },
    reads: { hoursToday: hours },
  } = usePageData();
  return (
    <Text size="s" tone="muted">
      {WAITING.questions} <a href={`tel:${support.phone}`}>{support.phoneLabel}</a>
      {hours !== undefined && `, ${hours.charAt(0).toLowerCase()}${hours.slice(1)}`}.
    </Text>
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
