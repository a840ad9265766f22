import { lazy, Suspense, type ReactNode } from 'react';
import { PendingMark } from '../pending-mark.tsx';
import type { ProofProps } from './proof.tsx';

/** Loads only for borrowers who send something. */
const Proof = lazy(async () => ({ default: (await import('./proof.tsx')).Proof }));

/** Files that prove an answer on the page. `name` is the field that `proofErrors` and `proofIds` read. */
export function ProofField(props: ProofProps): ReactNode {
  return (
    <Suspense fallback={<PendingMark />}>
      <Proof {...props} />
    </Suspense>
  );
}
