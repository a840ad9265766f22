/** How the borrower uses the home (ledger ENUM-001). Only HOME is a principal dwelling. */
export const OCCUPANCY_TYPES = ['HOME', 'SECONDARY', 'INVESTMENT'] as const;
export type OccupancyType = (typeof OCCUPANCY_TYPES)[number];
