import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useFlag } from '../../platform/page-data.tsx';
import { urls } from '../../platform/urls.ts';
import { RequireSigner, type SignerView } from '../require-signer.tsx';

const FLAG = 'fe-heloc-additional-signer-conditions';

/** Whether the lender asks signers anything besides the steps. */
export const useAreConditionsAsked = (): boolean => useFlag(FLAG);

/** What is asked of a signer besides the steps, where the lender asks that here (ledger SIGNER-011). */
export function ForConditions({ children }: { children: (view: SignerView) => ReactNode }): ReactNode {
  if (!useAreConditionsAsked()) return <Navigate to={urls.signer('resume')} replace />;
  return <RequireSigner stages={true}>{children}</RequireSigner>;
}
