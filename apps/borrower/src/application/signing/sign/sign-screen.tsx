import { lazy, Suspense, type ReactNode } from 'react';
import { ApplicationScreen } from '../../../gate/application-screen.tsx';
import { SigningDocuments } from '../../../signing/signing-documents.tsx';
import { BorrowerSigning } from '../borrower-signing.tsx';

// Lazy: optional, because the documents state the same figures.
const KeyFacts = lazy(async () => ({ default: (await import('./key-facts.tsx')).KeyFacts }));

/**
 * The screen on which the borrower reads and signs the agreement and its notices one by one. Not for a Texas homestead,
 * where everything is signed in person at an office.
 */
export function SignScreen(): ReactNode {
  return (
    <ApplicationScreen gates={['note']} wide stepUp>
      {({ uuid }) => (
        <BorrowerSigning uuid={uuid}>
          {(signing) => (
            <SigningDocuments
              signing={signing}
              facts={(set) => (
                <Suspense>
                  <KeyFacts uuid={uuid} set={set} />
                </Suspense>
              )}
            />
          )}
        </BorrowerSigning>
      )}
    </ApplicationScreen>
  );
}
