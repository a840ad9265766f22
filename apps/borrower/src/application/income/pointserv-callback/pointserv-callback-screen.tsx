import type { ReactNode } from 'react';
import { RETURN } from '../return-copy.ts';
import { Return } from '../return.tsx';

/** Back from the tax record (ledger SCREEN-080). */
export function PointservCallbackScreen(): ReactNode {
  return <Return says={RETURN.reading} />;
}
