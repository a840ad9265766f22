import { currentLocale, PACIFIC } from '@lintel/domain';
import { useHydrated } from '../../platform/lazy/use-hydrated.ts';
import { usePageData } from '../../platform/page-data.tsx';
import { findMaintenance } from './find-maintenance.ts';

interface Maintenance {
  readonly pageTitle: string;
  readonly message: string;
  readonly shouldShowDashboardLink: boolean;
  /** The time at which the lender expects to be back, in Pacific Time. Only in the browser, which formats it. */
  readonly until: string | undefined;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the texts of the maintenance flag's variables. */
export function useMaintenance(): Maintenance {
  const variables = findMaintenance(usePageData().reads)?.variables ?? {};
  const until = toText(variables['until']);
  const isHydrated = useHydrated();
  return {
    pageTitle: toText(variables['pageTitle']),
    message: toText(variables['message']),
    shouldShowDashboardLink: variables['shouldShowDashboardLink'] === true,
    until: isHydrated && until !== '' ? format(until) : undefined,
  };
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
