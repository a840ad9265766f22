import { Actions, Button, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { GatePage, GateSentence } from '../application/gate/gate-page.tsx';
import { WaitFacts } from '../application/gate/wait-facts.tsx';
import { useScreenTitle } from '../platform/screen-title.tsx';
import type { SignerView } from './at-signer.tsx';
import { SIGNER } from './copy.ts';
import { NotSigning } from './not-signing.tsx';

/** Somebody else has it: who, and how long that usually takes. */
export function SignerWaits({ view, title }: { view: SignerView; title: string }): ReactNode {
  const { signer: { explain }, again } = view;
  useScreenTitle(title);
  return (
    <GatePage title={title} lead={<GateSentence explain={explain} />}>
      <Stack>
        <WaitFacts explain={explain} />
        <Actions><Button onClick={() => { void again(); }}>{SIGNER.check}</Button></Actions>
        <NotSigning {...view} />
      </Stack>
    </GatePage>
  );
}
