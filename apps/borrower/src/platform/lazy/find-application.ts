import { isUuid } from '@lintel/domain';
import { matchPath } from 'react-router';
import { BASE } from '../urls.ts';

/** The application that a path is about. The registration's paths have none. */
export function findApplication(pathname: string): string | undefined {
  const uuid = matchPath(`${BASE}/:uuid/*`, pathname)?.params.uuid;
  return uuid !== undefined && isUuid(uuid) ? uuid : undefined;
}
