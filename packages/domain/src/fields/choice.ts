import * as z from 'zod/mini';
import { OCCUPANCY_TYPES } from '../enums/occupancy-type.ts';
import { SALE_STATUSES } from '../enums/service.ts';
import { REQUIRED } from './required.ts';

/** How the borrower uses the home (ledger REG-020). */
export const occupancyField = z.enum(OCCUPANCY_TYPES, 'Please select an occupancy type');

/** Whether the home is listed for sale (ledger REG-022, ENUM-037). */
export const saleStatusField = z.enum(SALE_STATUSES, REQUIRED);
