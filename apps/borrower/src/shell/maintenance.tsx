import { isUuid } from '@lintel/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { lazyPart } from '../platform/lazy-part.tsx';
import { lazyScreen } from '../platform/lazy-screen.tsx';
import { usePageData, type Flag } from '../platform/page-data.tsx';
import { BASE } from '../platform/urls.ts';

/** Replaces the routes that its variable lists (MAINT-001, MAINT-006). */
export const MAINTENANCE_FLAG = 'fe-heloc-maintenance';

export const MaintenancePage = lazyScreen(
  async () => (await import('./lazy/maintenance-page.tsx')).MaintenancePage,
  () => {}, // The screen that it replaces is still to come.
);
const MaintenanceNotice = lazyPart(async () => (await import('./lazy/maintenance-page.tsx')).MaintenanceNotice);

/** Whether a path is under maintenance. A route is in the router's syntax, with or without the base path. */
export function isInMaintenance(flags: readonly Flag[] | undefined, pathname: string): boolean {
  const flag = flags?.find(({ key }) => key === MAINTENANCE_FLAG);
  const routes: unknown = flag?.enabled ? flag.variables?.['routes'] : undefined;
  return Array.isArray(routes) && routes.some((route) => matches(String(route), pathname));
}

const matches = (route: string, pathname: string): boolean =>
  [route, BASE + route].some((path) => {
    const params = matchPath(path, pathname)?.params;
    return params !== undefined && (params['uuid'] === undefined || isUuid(params['uuid']));
  });

const IN_USE = 'main :is(form, dialog, button, canvas, video)';

/**
 * Shows the maintenance page instead of a listed route. A page on which the borrower has begun something stays until it
 * is left, with a notice, so that nothing typed is lost.
 */
export function MaintenanceGate({ children }: { children: ReactNode }): ReactNode {
  const { flags } = usePageData().reads;
  const { pathname, key } = useLocation();
  const [used, setUsed] = useState<string>();
  useEffect(() => {
    const use = ({ target }: Event) => {
      if (target instanceof Element && target.closest(IN_USE)) setUsed(key);
    };
    addEventListener('focusin', use);
    addEventListener('input', use);
    return () => {
      removeEventListener('focusin', use);
      removeEventListener('input', use);
    };
  }, [key]);
  const isListed = isInMaintenance(flags, pathname);
  return (
    <>
      {isListed && used === key && <MaintenanceNotice />}
      {isListed && used !== key ? <MaintenancePage /> : children}
    </>
  );
}
