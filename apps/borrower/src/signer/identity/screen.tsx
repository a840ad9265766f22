import { useState, type ReactNode } from 'react';
import { readIdentityVerification } from '@lintel/contract';
import { Read } from '../../application/gate/read.tsx';
import { Flow } from '../../application/identity/flow.tsx';
import { AtSigner, type SignerView } from '../at-signer.tsx';
import { SignerWaits } from '../waiting.tsx';
import { SIGNER_IDENTITY } from './copy.ts';

/** Photos of the signer's ID and face, whatever the borrower is doing; and the wait while they are looked at. */
export function Screen(): ReactNode {
  return <AtSigner stages={['IDENTITY']}>{(view) => <Identity {...view} />}</AtSigner>;
}

function Identity(view: SignerView): ReactNode {
  const [opened, setOpened] = useState(Date.now);
  return (
    <Read key={opened} call={readIdentityVerification} ask={{ params: { uuid: view.uuid } }} version={opened} title={SIGNER_IDENTITY.title}>
      {(state) => {
        if (!state) return null;
        // A person looks at it: nothing to photograph meanwhile.
        if (state.verification === 'PENDING_REVIEW') return <SignerWaits view={view} title={SIGNER_IDENTITY.looking} />;
        return <Flow uuid={view.uuid} first={state} title={SIGNER_IDENTITY.title} lead={SIGNER_IDENTITY.lead} onSent={() => { setOpened(Date.now()); }} />;
      }}
    </Read>
  );
}
