import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useReleaseHold } from '../../platform/release-hold.ts';
import { InvitationStopped } from './stopped.tsx';

/** The page of a signer's link that no longer works, by reason: ?because=expired, wrong or signed. */
export function SignerErrorScreen(): ReactNode {
  const [search] = useSearchParams();
  const because = search.get('because');
  useReleaseHold('step');
  return <InvitationStopped why={because === 'wrong' || because === 'signed' ? because : 'expired'} />;
}
