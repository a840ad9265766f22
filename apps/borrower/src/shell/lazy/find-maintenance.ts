import { isUuid, MAINTENANCE_FLAG } from '@lintel/domain';
import { matchPath } from 'react-router';
import type { Flag, PublicReads } from '../../platform/page-data.tsx';
import { BASE } from '../../platform/urls.ts';

/** Returns the lender's maintenance flag while it is on. */
export const findMaintenance = ({ flags }: PublicReads): Flag | undefined =>
  flags?.find(({ key, enabled }) => key === MAINTENANCE_FLAG && enabled);

/**
 * Returns whether a path is under maintenance. The flag's routes are in the router's syntax, with or without the base.
 */
export function isInMaintenance(reads: PublicReads, pathname: string): boolean {
  const routes = findMaintenance(reads)?.variables?.['routes'];
  return Array.isArray(routes) && routes.some((route) => matches(String(route), pathname));
}

const matches = (route: string, pathname: string): boolean =>
  [route, BASE + route].some((path) => {
    const params = matchPath(path, pathname)?.params;
    return params !== undefined && (params['uuid'] === undefined || isUuid(params['uuid']));
  });
