import { Link } from '@lintel/ui';
import type { ReactNode } from 'react';
import { SIGN } from './copy.ts';
import type { Signing } from './ways.ts';

/** "Something looks wrong", beside every paper. */
export function ProblemLink({ signing }: { signing: Signing }): ReactNode {
  return (
    <Link kind="secondary" fill to={signing.to.problem}>
      {SIGN.wrong}
    </Link>
  );
}
