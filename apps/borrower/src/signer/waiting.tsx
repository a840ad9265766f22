import { Actions, Button, FactList, Notice, Panel, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { GatePage, GateSentence } from '../gate/gate-page.tsx';
import { buildWaitFacts } from '../gate/wait-facts.tsx';
import { GATE } from '../gate/words.en.ts';
import { useScreenTitle } from '../platform/screen-title.tsx';
import { NotSigning } from './not-signing.tsx';
import type { SignerView } from './require-signer.tsx';
import { SignerStages } from './stages.tsx';
import { SIGNER } from './words.en.ts';

/**
 * An additional signer's page while another party acts: how long that usually takes, if known, what is done, and what
 * comes next.
 */
export function SignerWaits({ view, title }: { view: SignerView; title: string }): ReactNode {
  const {
    signer: { explain, stage, state },
    again,
  } = view;
  useScreenTitle(title);
  return (
    <GatePage title={title} lead={<GateSentence explain={explain} />}>
      <Stack>
        {explain.usualTime && (
          <Panel raised>
            <FactList facts={buildWaitFacts(explain)} />
          </Panel>
        )}
        <Notice tone="success">
          <b>{GATE.nothing}</b> {SIGNER.close} {state === 'DECLINED' && SIGNER.changed}
        </Notice>
        <Panel title={SIGNER.todo}>
          <SignerStages stage={stage} />
        </Panel>
        <Actions>
          <Button
            onClick={() => {
              void again();
            }}
          >
            {SIGNER.check}
          </Button>
        </Actions>
        <NotSigning {...view} />
      </Stack>
    </GatePage>
  );
}
