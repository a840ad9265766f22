import { Holder, Notice, Panel, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ApplicationLayout } from '../../gate/application-layout.tsx';
import { GatePage } from '../../gate/gate-page.tsx';
import { WaitNotice, holderFacts } from '../../gate/wait-facts.tsx';
import { GATE } from '../../gate/words.en.ts';
import { useStatus } from '../../platform/lazy/use-status.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { LongWait, type WaitProps } from './long-wait.tsx';
import { WAITING } from './words.en.ts';

/** Who has the application after the offers were found, and what comes next. */
export function Sentence({ uuid, failed }: WaitProps): ReactNode {
  const { status } = useStatus(uuid);
  const title = status?.explain.text ?? WAITING.application;
  useScreenTitle(title);
  if (!status) return null;
  const { explain } = status;
  return (
    <ApplicationLayout uuid={uuid}>
      <GatePage title={title} lead={explain.next ? WAITING.after(explain.next, explain.nextUsualTime) : undefined}>
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
      </GatePage>
    </ApplicationLayout>
  );
}
