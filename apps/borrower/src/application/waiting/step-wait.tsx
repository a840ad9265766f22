import { Notice, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ApplicationLayout } from '../../gate/application-layout.tsx';
import { GatePage } from '../../gate/gate-page.tsx';
import { WaitFacts } from '../../gate/wait-facts.tsx';
import { GATE } from '../../gate/words.en.ts';
import { useStatus } from '../../platform/lazy/use-status.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { LongWait, type WaitProps } from './long-wait.tsx';
import { WAITING } from './words.en.ts';

/** The wait at a step without a screen, after offers were found: who acts, and what comes next. */
export function StepWait({ uuid, failed }: WaitProps): ReactNode {
  const { status } = useStatus(uuid);
  const title = status?.explain.text ?? WAITING.application;
  useScreenTitle(title);
  if (!status) return null;
  const { explain } = status;
  const isMine = explain.owner === 'YOU';
  return (
    <ApplicationLayout uuid={uuid}>
      <GatePage title={title} lead={explain.next ? GATE.after(explain.next, explain.nextUsualTime) : undefined}>
        {!isMine && explain.ask && <Text tone="strong">{explain.ask}</Text>}
        <WaitFacts explain={explain}>
          {isMine && (
            <Notice tone="info">
              <b>{explain.ask ?? GATE.nothing}</b>
            </Notice>
          )}
          <LongWait uuid={uuid} failed={failed} />
        </WaitFacts>
      </GatePage>
    </ApplicationLayout>
  );
}
