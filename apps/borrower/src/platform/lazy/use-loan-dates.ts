import { readHeloc, type Reply } from '@lintel/contract';
import { use } from 'react';
import { ApplicationFlowContext } from './application-flow.ts';
import { formatDueDay, formatHomeDay } from './dates.ts';
import { useRead } from './use-read.ts';

/** Returns the dates of an application once it is read. Undefined for an additional signer, who can't read it. */
function useLoanDates(uuid: string): NonNullable<Reply<typeof readHeloc>>['dates'] | undefined {
  const signerFlow = use(ApplicationFlowContext);
  return useRead(readHeloc, { params: { uuid } }, { enabled: signerFlow === undefined }).data?.dates;
}

/**
 * Returns a function that formats promised days with their distance from today by the loan's clock: "Wed, Dec 2 (in 7
 * days)". An additional signer sees only the day.
 */
export function useDueDay(uuid: string): (date: string) => string {
  const dates = useLoanDates(uuid);
  return (date) => formatDueDay(date, dates?.today ?? undefined);
}

/**
 * Returns a function that formats the day of an instant where the home is. An additional signer sees the day in their
 * own time zone.
 */
export function useHomeDay(uuid: string): (instant: string) => string {
  const dates = useLoanDates(uuid);
  return (instant) => formatHomeDay(instant, dates?.timeZone);
}
