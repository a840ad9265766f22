import { isPermitted, type Permission } from '@lintel/domain';
import { urls } from '../platform/urls.ts';

interface Entry {
  readonly path: string;
  readonly permissions: readonly Permission[];
}

/**
 * Returns the path of a person's first page after login: a loan officer's own pipeline, or else the first page of the
 * menu that they may open.
 */
export function findHome(held: readonly Permission[], menu: readonly Entry[]): string {
  if (isPermitted(held, ['originate']) && !isPermitted(held, ['pipeline', 'attorney'])) return urls.officer;
  return menu.find(({ permissions }) => isPermitted(held, permissions))?.path ?? urls.account;
}
