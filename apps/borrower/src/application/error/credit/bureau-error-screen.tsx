import { readCredit } from '@lintel/contract';
import { Actions, Link, Notice, Panel, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { GatePage, GateSentence } from '../../../gate/gate-page.tsx';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { urls } from '../../../platform/urls.ts';
import { CREDIT_ERROR } from '../words.en.ts';

/**
 * Explains that a credit bureau didn't answer, and when we'll ask again. Linked from error/timeout at soft-error and
 * hard-error.
 */
export function BureauErrorScreen(): ReactNode {
  return (
    <ApplicationScreen
      gates={['soft-error', 'hard-error']}
      title={CREDIT_ERROR.title}
      reads={({ uuid }) => ({ credit: query(readCredit, { params: { uuid } }) })}
    >
      {({ uuid, status, credit }) => <BureauUnavailable uuid={uuid} status={status} nextTryAt={credit?.nextTryAt} />}
    </ApplicationScreen>
  );
}

function BureauUnavailable({
  uuid,
  status,
  nextTryAt,
}: GateView & { nextTryAt: string | null | undefined }): ReactNode {
  useScreenTitle(CREDIT_ERROR.title);
  return (
    <GatePage
      title={CREDIT_ERROR.title}
      lead={
        <>
          <GateSentence explain={status.explain} /> {CREDIT_ERROR.whose}
        </>
      }
    >
      <Panel title={CREDIT_ERROR.nextTitle} raised>
        <Text>{nextTryAt ? CREDIT_ERROR.next(nextTryAt) : CREDIT_ERROR.person}</Text>
        <Text size="s" tone="muted">
          {CREDIT_ERROR.safe}
        </Text>
      </Panel>
      <Notice tone="info">
        <b>{CREDIT_ERROR.notADecline}</b>
      </Notice>
      <Actions>
        <Link kind="primary" to={urls.application(uuid, 'error/timeout')}>
          {CREDIT_ERROR.back}
        </Link>
        <Link kind="secondary" to={urls.dashboard()}>
          {CREDIT_ERROR.dashboard}
        </Link>
      </Actions>
    </GatePage>
  );
}
