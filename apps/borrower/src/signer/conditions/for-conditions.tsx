import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { usePageData } from '../../platform/page-data.tsx';
import { urls } from '../../platform/urls.ts';
import { AtSigner, type SignerView } from '../at-signer.tsx';

const FLAG = 'fe-heloc-additional-signer-conditions';

/** What is asked of a signer besides the steps, where the lender asks that here (ledger SIGNER-011). */
export function ForConditions({ children }: { children: (view: SignerView) => ReactNode }): ReactNode {
  const { reads: { flags } } = usePageData();
  if (flags?.some(({ key, enabled }) => key === FLAG && !enabled)) return <Navigate to={urls.signer('resume')} replace />;
  return <AtSigner stages={true}>{children}</AtSigner>;
}
