import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ScreenPending } from '../../platform/screen-pending.tsx';
import { RequireSigner, type SignerView } from '../require-signer.tsx';
import { buildSignerSigning } from '../signer-signing.ts';
import { SignerWaits } from '../waiting.tsx';
import { SIGN_PAGE } from '../words.en.ts';

// One chunk for each view: few signers sign documents here, and the page shows one of the three at a time.
const SigningDocuments = lazy(async () => ({
  default: (await import('../../signing/signing-documents.tsx')).SigningDocuments,
}));
const SigningSupport = lazy(async () => ({ default: (await import('../../signing/support.tsx')).SigningSupport }));
const SignerNotary = lazy(async () => ({ default: (await import('./notary.tsx')).SignerNotary }));

/**
 * An additional signer signs documents here, those without a notary first, if any; then meets the notary. With
 * `?at=problem`, the page reports a problem with the documents.
 */
export function SignerSignScreen(): ReactNode {
  return (
    <RequireSigner stages={['SIGN', 'NOTARY', 'DONE']}>
      {(view) => (
        <Suspense fallback={<ScreenPending />}>
          <Sign {...view} />
        </Suspense>
      )}
    </RequireSigner>
  );
}

function Sign(view: SignerView): ReactNode {
  const [search] = useSearchParams();
  const {
    signer: { stage, explain },
  } = view;
  if (search.get('at') === 'problem') return <SigningSupport signing={buildSignerSigning(view)} />;
  if (stage === 'SIGN')
    return explain.owner === 'YOU' ? (
      <SigningDocuments signing={buildSignerSigning(view)} />
    ) : (
      <SignerWaits view={view} title={SIGN_PAGE.wait} />
    );
  return <SignerNotary {...view} />;
}
