import { Actions, ButtonLink, Link, Phone, Stack, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ApplicationLayout } from '../../../gate/application-layout.tsx';
import { RequireApplication, type GateView } from '../../../gate/application-screen.tsx';
import { GatePage, GateSentence } from '../../../gate/gate-page.tsx';
import { WaitFacts } from '../../../gate/wait-facts.tsx';
import { useStatus, useStatusRouting } from '../../../platform/lazy/use-status.ts';
import { usePrivateLabel } from '../../../platform/page-data.tsx';
import { ScreenPending } from '../../../platform/screen-pending.tsx';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { urls } from '../../../platform/urls.ts';
import { SendDocuments } from '../../review-app/send-documents.tsx';
import { useManualRefresh } from './use-manual-refresh.tsx';
import { usePollStatus } from './use-poll-status.ts';
import { findLastFinished, getTimeoutView, type TimeoutView } from './view.ts';
import { TIMEOUT } from './words.en.ts';

/**
 * Shown when a wait takes long: says that the borrower can leave, and opens the next step if the page stays open.
 * What it asks for depends on the gate (`getTimeoutView`).
 */
export function TimeoutScreen(): ReactNode {
  return (
    <RequireApplication>
      {(uuid) => (
        <ApplicationLayout uuid={uuid}>
          <StillWorking uuid={uuid} />
        </ApplicationLayout>
      )}
    </RequireApplication>
  );
}

function StillWorking({ uuid }: { uuid: string }): ReactNode {
  const { status } = useStatus(uuid);
  useStatusRouting(uuid, 'always');
  usePollStatus(uuid);
  return status ? <View uuid={uuid} status={status} /> : <ScreenPending />;
}

/** The other views have the title of a wait. */
const TITLES: Readonly<Partial<Record<TimeoutView, string>>> = { call: TIMEOUT.talk, 'to-do': TIMEOUT.yours };

function View({ uuid, status }: GateView): ReactNode {
  const { support } = usePrivateLabel();
  const view = getTimeoutView(status.gate);
  const title = TITLES[view] ?? TIMEOUT.title;
  const isBorrowersTurn = view === 'call' || view === 'to-do';
  const { message, button } = useManualRefresh(uuid, isBorrowersTurn ? 'secondary' : 'primary');
  useScreenTitle(title);
  const finished = findLastFinished(status.stages);
  return (
    <GatePage title={title} lead={<GateSentence explain={status.explain} />}>
      <WaitFacts explain={status.explain} />
      {view === 'proof' && <SendDocuments uuid={uuid} about="CREDIT_FILE" page={title} words={TIMEOUT.proof} />}
      <Stack gap="s">
        {view === 'call' && <Text>{TIMEOUT.from(support.phoneLabel)}</Text>}
        {view === 'bureau' && (
          <Text>
            <Link plain to={urls.application(uuid, 'error/credit')}>
              {TIMEOUT.bureau}
            </Link>
          </Text>
        )}
        {view === 'staff' && status.uwDecision === 'REVIEW' && (
          <Text>
            <Link plain to={urls.application(uuid, 'review-app/uw')}>
              {TIMEOUT.underwriter}
            </Link>
          </Text>
        )}
        <Text size="s" tone="muted">
          {finished !== undefined && `${TIMEOUT.done(finished)} `}
          {TIMEOUT.again}
        </Text>
      </Stack>
      <div>
        {message}
        <Actions>
          {view === 'call' && (
            <ButtonLink kind="primary" href={`tel:${support.phone}`} icon={<Phone />}>
              {TIMEOUT.call(support.phoneLabel)}
            </ButtonLink>
          )}
          {view === 'to-do' && (
            <Link kind="primary" to={urls.application(uuid, 'conditions')}>
              {TIMEOUT.toDo}
            </Link>
          )}
          {button}
          {view !== 'to-do' && (
            <Link kind={view === 'call' ? 'link' : 'secondary'} to={urls.dashboard()}>
              {TIMEOUT.dashboard}
            </Link>
          )}
        </Actions>
      </div>
    </GatePage>
  );
}
