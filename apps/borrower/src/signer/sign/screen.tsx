import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { WithNotary } from '../../notary/with-notary.tsx';
import { useGoOn } from '../../platform/later/use-status.ts';
import { SigningRoom } from '../../signing/room.tsx';
import { SigningSupport } from '../../signing/support.tsx';
import { AtSigner, type SignerView } from '../at-signer.tsx';
import { ownSigning } from '../own-signing.ts';
import { SignerWaits } from '../waiting.tsx';
import { SIGN_PAGE } from './copy.ts';
import { SignerNotary } from './notary.tsx';

/** The signer's own papers where they sign any without a notary; then the notary, on the same page. */
export function Screen(): ReactNode {
  return <AtSigner stages={['SIGN', 'NOTARY', 'DONE']}>{(view) => <Sign {...view} />}</AtSigner>;
}

function Sign(view: SignerView): ReactNode {
  const [search] = useSearchParams();
  const goOn = useGoOn(view.uuid);
  const { uuid, signer: { stage, explain } } = view;
  if (search.get('at') === 'problem') return <SigningSupport signing={ownSigning(view, goOn)} />;
  if (stage === 'SIGN') return explain.owner === 'YOU' ? <SigningRoom signing={ownSigning(view, goOn)} /> : <SignerWaits view={view} title={SIGN_PAGE.wait} />;
  return <WithNotary uuid={uuid}>{(notary, reload) => <SignerNotary view={view} notary={notary} reload={reload} />}</WithNotary>;
}
