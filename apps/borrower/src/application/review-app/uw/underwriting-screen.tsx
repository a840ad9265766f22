import { Actions, Link } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ApplicationScreen, type GateView } from '../../../gate/application-screen.tsx';
import { GatePage, GateSentence } from '../../../gate/gate-page.tsx';
import { WaitFacts } from '../../../gate/wait-facts.tsx';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { urls } from '../../../platform/urls.ts';
import { UNDERWRITER } from '../words.en.ts';

/**
 * Explains what an underwriter's review means. Linked from error/timeout while staff decide; at any other gate it
 * redirects to the status's screen.
 */
export function UnderwritingScreen(): ReactNode {
  return (
    <ApplicationScreen gates={({ gate, uwDecision }) => (gate ?? '').endsWith('-staff') && uwDecision === 'REVIEW'}>
      {(view) => <Underwriter {...view} />}
    </ApplicationScreen>
  );
}

function Underwriter({ uuid, status }: GateView): ReactNode {
  useScreenTitle(UNDERWRITER.title);
  return (
    <GatePage title={UNDERWRITER.title} lead={<GateSentence explain={status.explain} />}>
      <WaitFacts explain={status.explain} />
      <Actions>
        <Link kind="primary" to={urls.application(uuid, 'error/timeout')}>
          {UNDERWRITER.back}
        </Link>
        <Link kind="secondary" to={urls.dashboard()}>
          {UNDERWRITER.dashboard}
        </Link>
      </Actions>
    </GatePage>
  );
}
