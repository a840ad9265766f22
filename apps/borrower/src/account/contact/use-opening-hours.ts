import { readHours } from '@lintel/contract';
import { useEffect, useState } from 'react';
import { publicApi } from '../../platform/lazy/api.ts';
import { usePageData, type OpeningHours } from '../../platform/page-data.tsx';
import { reportError } from '../../platform/report-error.ts';
import { todaysHours } from '../../shell/hours.ts';

const MINUTE_MS = 60_000;

interface ShownHours {
  readonly hours: readonly OpeningHours[] | undefined;
  readonly today: string | undefined;
}

/** The phone hours of the page, read again every minute while it is open. */
export function useOpeningHours(): ShownHours {
  const { reads, hoursToday, now } = usePageData();
  const [shown, setShown] = useState<ShownHours>({ hours: reads.hours, today: hoursToday });
  useEffect(() => {
    // By the server's clock, which the browser's may not match.
    const ahead = Date.parse(now) - Date.now();
    const read = async (): Promise<void> => {
      const hours = await publicApi(readHours, { params: { department: 'OPS_PHONE' }, query: { display: 'true' } });
      setShown({ hours, today: todaysHours(hours, new Date(Date.now() + ahead).toISOString()) });
    };
    const timer = setInterval(() => void read().catch((error: unknown) => reportError('hours', error)), MINUTE_MS);
    return () => clearInterval(timer);
  }, [now]);
  return shown;
}
