import type { ReactNode } from 'react';
import { NotSigning as Refuse } from '../signing/not-signing.tsx';
import type { SignerView } from './require-signer.tsx';
import { buildSignerSigning } from './signer-signing.ts';

/** The button with which an additional signer declines, from opening the request until signing. */
export function NotSigning(view: SignerView): ReactNode {
  const {
    signer: { state, signedAt },
  } = view;
  return state === 'DECLINED' || signedAt ? null : (
    <div>
      <Refuse signing={buildSignerSigning(view)} hasSigned={false} />
    </div>
  );
}
