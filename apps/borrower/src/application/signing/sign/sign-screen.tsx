import { lazy, Suspense, type ReactNode } from 'react';
import { ApplicationScreen } from '../../../gate/application-screen.tsx';
import { SigningRoom } from '../../../signing/room.tsx';
import { OwnSigning } from '../own-signing.tsx';

// Waits for the offers; the documents state the same figures.
const KeyFacts = lazy(async () => ({ default: (await import('./key-facts.tsx')).KeyFacts }));

/**
 * The agreement and its notices, read and signed one by one. A Texas homestead never gets here, because all of it is
 * signed at an office.
 */
export function SignScreen(): ReactNode {
  return (
    <ApplicationScreen gates={['note']} wide stepUp>
      {({ uuid }) => (
        <OwnSigning uuid={uuid}>
          {(signing) => (
            <SigningRoom
              signing={signing}
              facts={(set) => (
                <Suspense>
                  <KeyFacts uuid={uuid} set={set} />
                </Suspense>
              )}
            />
          )}
        </OwnSigning>
      )}
    </ApplicationScreen>
  );
}
