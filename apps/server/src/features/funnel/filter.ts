import { daysBetween, startOfDay, startOfNextDay, PACIFIC } from '@lintel/domain';
import { type Caller, refuse } from '../../kernel/http/index.ts';
import type { ReportFilter, ReportQuery } from './types.ts';

/** The longest period: as long as visits are kept. It bounds what one request reads, however many files there are. */
const LONGEST_DAYS = 400;

/**
 * Converts a report's query into a filter of the tables. Refuses a period that ends before it begins or is too long.
 */
export function toReportFilter(
  { organisation }: Pick<Caller, 'organisation'>,
  { from, to, device }: ReportQuery,
): ReportFilter {
  const days = daysBetween(from, to);
  if (days < 0) return refuse('choice-unknown');
  if (days >= LONGEST_DAYS) return refuse('period-too-long', { days: LONGEST_DAYS });
  return {
    organisation,
    from: new Date(startOfDay(from, PACIFIC)),
    before: new Date(startOfNextDay(to, PACIFIC)),
    device: device ?? null,
  };
}
