import type { PublicReads } from '../../platform/page-data.tsx';
import type { MaintenanceCover } from '../site-parts.ts';
import { isInMaintenance } from './find-maintenance.ts';
import { MaintenanceNotice } from './maintenance-notice.tsx';
import { MaintenancePage } from './maintenance-page.tsx';

/** The maintenance page, or above a page in use a notice; nothing on a path that isn't listed. */
export function coverPage(reads: PublicReads, pathname: string, isInUse: boolean): MaintenanceCover | undefined {
  if (!isInMaintenance(reads, pathname)) return undefined;
  return { shown: isInUse ? <MaintenanceNotice /> : <MaintenancePage />, replaces: !isInUse };
}
