import { readHeloc } from '@lintel/contract';
import { use } from 'react';
import { ApplicationFlowContext } from './application-flow.ts';
import { formatDueDay } from './dates.ts';
import { useRead } from './use-read.ts';

/**
 * Returns a function that formats promised days with their distance from today by the loan's clock: "Wed, Dec 2 (in 7
 * days)". An additional signer can't read the loan, so they see only the day.
 */
export function useDueDay(uuid: string): (date: string) => string {
  const signerFlow = use(ApplicationFlowContext);
  const loan = useRead(readHeloc, { params: { uuid } }, { enabled: signerFlow === undefined });
  return (date) => formatDueDay(date, loan.data?.dates.today ?? undefined);
}
