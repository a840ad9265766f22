import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { joinedOf } from '../../../notary/joined.ts';
import { Meet, SignedHere } from '../../../notary/meet.tsx';
import { useStatus } from '../../../platform/later/use-status.ts';
import { urls } from '../../../platform/urls.ts';
import { AtNotary } from '../at-notary.tsx';

/** The way to a notary by video. When the deed is signed that is said before the page goes where the status leads. */
export function Screen(): ReactNode {
  const { uuid = '' } = useParams();
  const [isSigned, setIsSigned] = useState(false);
  const status = useStatus(uuid);
  if (isSigned) return <SignedHere on={urls.application(uuid)} />;
  return <AtNotary gates={({ gate }) => gate === 'deed' || joinedOf(uuid) !== undefined}>{({ notary }) => <Meet {...notary} onSigned={() => { setIsSigned(true); status.again(); }} />}</AtNotary>;
}
