import type { ReactNode } from 'react';
import { LinkReturn } from '../link-return.tsx';
import { RETURN } from '../return-words.en.ts';

/** The page to which PointServ, the vendor of tax and payroll records, returns. */
export function PointservCallbackScreen(): ReactNode {
  return <LinkReturn title={RETURN.reading} />;
}
