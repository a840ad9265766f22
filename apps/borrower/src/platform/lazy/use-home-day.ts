import { readHeloc } from '@lintel/contract';
import { use } from 'react';
import { ApplicationFlowContext } from './application-flow.ts';
import { formatHomeDay } from './dates.ts';
import { useRead } from './use-read.ts';

/**
 * Returns a function that formats the day of an instant where the home is. An additional signer can't read the loan, so
 * they see the day in their own time zone.
 */
export function useHomeDay(uuid: string): (instant: string) => string {
  const signerFlow = use(ApplicationFlowContext);
  const loan = useRead(readHeloc, { params: { uuid } }, { enabled: signerFlow === undefined });
  return (instant) => formatHomeDay(instant, loan.data?.dates.timeZone);
}
