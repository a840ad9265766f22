import { readIdentityVerification } from '@lintel/contract';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { IdPhotoFlow } from '../../application/identity/flow.tsx';
import { GatePage } from '../../gate/gate-page.tsx';
import { ReadCall } from '../../gate/read-call.tsx';
import { WaitMark } from '../../platform/lazy/pending-mark.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { RequireSigner, type SignerView } from '../require-signer.tsx';
import { SignerWaits } from '../waiting.tsx';
import { SIGNER_IDENTITY } from '../words.en.ts';

/**
 * Takes photos of the signer's ID and face, independent of the borrower's progress, and waits while they are checked.
 */
export function SignerIdentityScreen(): ReactNode {
  return <RequireSigner stages={['IDENTITY']}>{(view) => <Identity {...view} />}</RequireSigner>;
}

/** Milliseconds between polls while photos are checked. */
const POLL_MS = 2000;

function Identity(view: SignerView): ReactNode {
  const [opened, setOpened] = useState(Date.now);
  const [sent, setSent] = useState(false);
  return (
    <ReadCall
      key={opened}
      call={readIdentityVerification}
      ask={{ params: { uuid: view.uuid } }}
      version={opened}
      title={SIGNER_IDENTITY.title}
    >
      {(state, reload) => {
        if (!state) return null;
        if (sent && state.verification === null) return <BeingChecked view={view} refetch={reload} />;
        // A loan specialist is reviewing the ID, so there is nothing to photograph.
        if (state.verification === 'PENDING_REVIEW') return <SignerWaits view={view} title={SIGNER_IDENTITY.looking} />;
        return (
          <IdPhotoFlow
            uuid={view.uuid}
            first={state}
            title={SIGNER_IDENTITY.title}
            lead={SIGNER_IDENTITY.lead}
            onSent={() => {
              setSent(true);
              setOpened(Date.now());
            }}
          />
        );
      }}
    </ReadCall>
  );
}

/**
 * Polls until the result is known. A pass opens the next page; a failure shows the photos again with what was wrong.
 */
function BeingChecked({ view, refetch }: { view: SignerView; refetch: () => Promise<unknown> }): ReactNode {
  const poll = useEffectEvent(() => {
    void refetch();
    void view.again();
  });
  useEffect(() => {
    const timer = setInterval(() => poll(), POLL_MS);
    return () => clearInterval(timer);
  }, []);
  useScreenTitle(SIGNER_IDENTITY.checking);
  return (
    <GatePage title={SIGNER_IDENTITY.checking} lead={SIGNER_IDENTITY.seconds}>
      <WaitMark />
    </GatePage>
  );
}
