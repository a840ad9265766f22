import { currentLocale, PACIFIC } from '@lintel/domain';
import { useHydrated } from '../../platform/lazy/use-hydrated.ts';
import { usePageData } from '../../platform/page-data.tsx';
import { MAINTENANCE_FLAG } from '../maintenance.tsx';

/** When the lender expects the maintenance to end, in Pacific Time. Only in the browser, which formats it. */
export function useMaintenanceEnd(): string | undefined {
  const { flags } = usePageData().reads;
  const until = flags?.find(({ key }) => key === MAINTENANCE_FLAG)?.variables?.['until'];
  const isHydrated = useHydrated();
  return isHydrated && typeof until === 'string' ? format(until) : undefined;
}

const format = (instant: string): string =>
  new Intl.DateTimeFormat(currentLocale(), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: PACIFIC,
    timeZoneName: 'shortGeneric',
  }).format(new Date(instant));
