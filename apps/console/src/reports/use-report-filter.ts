import { REPORT_DEVICES } from '@lintel/contract';
import { dayAfter, isValidDate } from '@lintel/domain';
import { lenderToday } from '../platform/times.ts';
import { useFilters } from '../queue/use-filters.ts';

const USUAL_DAYS = 90;

/** The filter of the page, stored in its URL. Days are Pacific Time, both included; without them the last 90. */
export function useReportFilter() {
  const [search, choose] = useFilters();
  const readDay = (name: 'from' | 'to', usual: string): string => {
    const day = search.get(name) ?? '';
    return isValidDate(day) ? day : usual;
  };
  const today = lenderToday();
  const query = {
    from: readDay('from', dayAfter(today, 1 - USUAL_DAYS)),
    to: readDay('to', today),
    device: REPORT_DEVICES.find((one) => one === search.get('device')),
  };
  return { query, choose };
}
