import { findPeriodFault, MAX_REPORT_DAYS, startOfDay, startOfNextDay, PACIFIC } from '@lintel/domain';
import { type Caller, refuse } from '../../kernel/http/index.ts';
import type { ReportFilter, ReportQuery } from './types.ts';

/**
 * Converts a report's query into a filter of the tables. Refuses a period that ends before it begins or is too long.
 */
export function toReportFilter(
  { organisation }: Pick<Caller, 'organisation'>,
  { from, to, device }: ReportQuery,
): ReportFilter {
  const fault = findPeriodFault({ from, to });
  if (fault === 'ENDS_BEFORE_START') return refuse('choice-unknown');
  if (fault === 'TOO_LONG') return refuse('period-too-long', { days: MAX_REPORT_DAYS });
  return {
    organisation,
    from: new Date(startOfDay(from, PACIFIC)),
    before: new Date(startOfNextDay(to, PACIFIC)),
    device: device ?? null,
  };
}
