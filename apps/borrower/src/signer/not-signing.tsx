import type { ReactNode } from 'react';
import { NotSigning as Refuse } from '../signing/not-signing.tsx';
import { ownSigning } from './own-signing.ts';
import type { SignerView } from './require-signer.tsx';

/** The button with which an additional signer declines, from opening the request until signing. */
export function NotSigning(view: SignerView): ReactNode {
  const {
    signer: { state, signedAt },
  } = view;
  return state === 'DECLINED' || signedAt ? null : (
    <div>
      <Refuse signing={ownSigning(view)} hasSigned={false} />
    </div>
  );
}
