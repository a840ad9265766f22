import * as z from 'zod/mini';
import { SITE_ERRORS } from './words.en.ts';

/** The flag that replaces the routes it lists with the maintenance page (MAINT-006). */
export const MAINTENANCE_FLAG = 'fe-heloc-maintenance';

/** The routes of each part of the borrower's site, in the router's syntax. `uuid` is only ever an application's ID. */
export const MAINTENANCE_PARTS = {
  REGISTRATION: ['/account/heloc/register/*', '/account/heloc/register-v2/*'],
  APPLICATION: ['/account/heloc/:uuid/*'],
  SIGNER: ['/account/heloc/heloc-signer/*'],
  DASHBOARD: ['/dashboard/*'],
  LOGIN: ['/auth/*'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type MaintenancePart = keyof typeof MAINTENANCE_PARTS;

const TITLE_LENGTH = 80;
const MESSAGE_LENGTH = 500;

const route = z
  .string()
  .check(z.refine((path) => /^\/[\w\-/:*.]*$/.test(path), { error: ({ input }) => SITE_ERRORS.route(String(input)) }));

/** The variables of the maintenance flag. An empty title or message shows the default. */
export const maintenanceSchema = z.strictObject({
  routes: z.array(route).check(z.minLength(1, SITE_ERRORS.routes), z.maxLength(50)),
  message: z.string().check(z.trim(), z.maxLength(MESSAGE_LENGTH, SITE_ERRORS.tooLong(MESSAGE_LENGTH))),
  pageTitle: z.string().check(z.trim(), z.maxLength(TITLE_LENGTH, SITE_ERRORS.tooLong(TITLE_LENGTH))),
  shouldShowDashboardLink: z.boolean(),
});

export type Maintenance = z.output<typeof maintenanceSchema>;
