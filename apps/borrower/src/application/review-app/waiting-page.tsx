import { Actions, Link, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { GateView } from '../../gate/application-screen.tsx';
import { GatePage, GateSentence } from '../../gate/gate-page.tsx';
import { WaitFacts } from '../../gate/wait-facts.tsx';
import { useStatusRouting } from '../../platform/lazy/use-status.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { useManualRefresh } from '../error/timeout/use-manual-refresh.tsx';
import { usePollStatus } from '../error/timeout/use-poll-status.ts';
import { TIMEOUT } from '../error/timeout/words.en.ts';

interface Props extends GateView {
  title: string;
  /** The gate's sentence, unless the title says it already. */
  lead?: ReactNode;
  children?: ReactNode;
}

/**
 * A gate's page while someone else acts, with its own title: who acts next, since when, and whether to stay or leave.
 * It polls the status and opens the next step.
 */
export function WaitingPage({
  uuid,
  status,
  title,
  lead = <GateSentence explain={status.explain} />,
  children,
}: Props): ReactNode {
  useStatusRouting(uuid, 'always');
  usePollStatus(uuid);
  useScreenTitle(title);
  const { message, button } = useManualRefresh(uuid, 'primary');
  return (
    <GatePage title={title} lead={lead}>
      <WaitFacts explain={status.explain} />
      {children}
      <Text size="s" tone="muted">
        {TIMEOUT.again}
      </Text>
      <div>
        {message}
        <Actions>
          {button}
          <Link kind="secondary" to={urls.dashboard()}>
            {TIMEOUT.dashboard}
          </Link>
        </Actions>
      </div>
    </GatePage>
  );
}
