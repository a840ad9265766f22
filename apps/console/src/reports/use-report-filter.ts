import { REPORT_DEVICES } from '@lintel/contract';
import { dayAfter, isValidDate } from '@lintel/domain';
import { lenderToday } from '../platform/times.ts';
import { useFilters } from '../queue/use-filters.ts';

const DEFAULT_DAYS = 90;

/**
 * Keeps the filter of reports, days and device, in the URL. Days are Pacific Time and inclusive; the default is the
 * last 90.
 */
export function useReportFilter() {
  const [search, setFilter] = useFilters();
  const readDay = (name: 'from' | 'to', fallback: string): string => {
    const day = search.get(name) ?? '';
    return isValidDate(day) ? day : fallback;
  };
  const today = lenderToday();
  const query = {
    from: readDay('from', dayAfter(today, 1 - DEFAULT_DAYS)),
    to: readDay('to', today),
    device: REPORT_DEVICES.find((one) => one === search.get('device')),
  };
  return { query, setFilter };
}
