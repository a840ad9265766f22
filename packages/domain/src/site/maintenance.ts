import * as z from 'zod/mini';
import { SITE_ERRORS } from './words.en.ts';

/** The flag that replaces the routes it lists with the maintenance page. */
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

/** Most characters of what borrowers read on the page. */
export const MAINTENANCE_LENGTHS = { pageTitle: 80, message: 500 } as const;

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, SITE_ERRORS.tooLong(most)));

const route = z
  .string()
  .check(z.refine((path) => /^\/[\w\-/:*.]*$/.test(path), { error: ({ input }) => SITE_ERRORS.route(String(input)) }));

/** The variables of the maintenance flag. An empty title or message shows the default. */
export const maintenanceSchema = z.strictObject({
  routes: z.array(route).check(z.minLength(1, SITE_ERRORS.routes), z.maxLength(50)),
  message: text(MAINTENANCE_LENGTHS.message),
  pageTitle: text(MAINTENANCE_LENGTHS.pageTitle),
  shouldShowDashboardLink: z.boolean(),
});

export type Maintenance = z.output<typeof maintenanceSchema>;
