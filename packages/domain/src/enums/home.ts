/** How the borrower uses the home. Only HOME is a principal dwelling. */
export const OCCUPANCY_TYPES = ['HOME', 'SECONDARY', 'INVESTMENT'] as const;
export type OccupancyType = (typeof OCCUPANCY_TYPES)[number];

/** How the home is owned. */
export const OWNERSHIP_TYPES = ['SOLE', 'JOINT', 'TRUST'] as const;
export type OwnershipType = (typeof OWNERSHIP_TYPES)[number];

/** Whether the home is listed for sale: the form's answers. */
export const SALE_STATUSES = ['YES', 'NO'] as const;
