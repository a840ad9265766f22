import { Notice } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useMaintenance } from './use-maintenance.ts';
import { MAINTENANCE } from './words.en.ts';

/** The notice above a page that stays open during maintenance because the borrower has begun something on it. */
export function MaintenanceNotice(): ReactNode {
  const { until } = useMaintenance();
  return (
    <Notice tone="warning" live>
      {MAINTENANCE.begun} {until !== undefined && MAINTENANCE.until(until)}
    </Notice>
  );
}
