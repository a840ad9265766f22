import { lazy, Suspense, type ReactNode } from 'react';
import { PendingMark } from '../pending-mark.tsx';
import type { ProofProps } from './proof.tsx';

/** A separate chunk, which loads only for borrowers who send files. */
const Proof = lazy(async () => ({ default: (await import('./proof.tsx')).Proof }));

/** A form's field for files that prove an answer. `proofErrors` and `proofIds` read the field called `name`. */
export function ProofField(props: ProofProps): ReactNode {
  return (
    <Suspense fallback={<PendingMark />}>
      <Proof {...props} />
    </Suspense>
  );
}
