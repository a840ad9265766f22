import { isUuid } from '@lintel/domain';
import { matchPath } from 'react-router';
import { BASE } from '../urls.ts';

/** Returns the id of the application in a path; undefined for other paths, such as the registration's. */
export function findApplication(pathname: string): string | undefined {
  const uuid = matchPath(`${BASE}/:uuid/*`, pathname)?.params.uuid;
  return uuid !== undefined && isUuid(uuid) ? uuid : undefined;
}
