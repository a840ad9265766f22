import type { PublicReads } from '../../platform/page-data.tsx';
import type { MaintenanceCover } from '../site-parts.ts';
import { isInMaintenance } from './find-maintenance.ts';
import { MaintenanceNotice } from './maintenance-notice.tsx';
import { MaintenancePage } from './maintenance-page.tsx';

/** Returns the maintenance page, or a notice for a page in use; undefined for a path that isn't under maintenance. */
export function coverPage(reads: PublicReads, pathname: string, isInUse: boolean): MaintenanceCover | undefined {
  if (!isInMaintenance(reads, pathname)) return undefined;
  return { shown: isInUse ? <MaintenanceNotice /> : <MaintenancePage />, replaces: !isInUse };
}
