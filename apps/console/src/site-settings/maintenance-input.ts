import {
  flagSchema,
  MAINTENANCE_PARTS,
  maintenanceSchema,
  type FieldMessage,
  type Maintenance,
  type MaintenancePart,
} from '@lintel/domain';
import type { FormInput } from '../form/console-form.tsx';
import { readSchedule } from '../form/schedule-fields.tsx';
import { toFieldErrors } from '../form/schema-errors.ts';

/** The parts of the borrowers' site that can be under maintenance. */
export const PARTS = Object.keys(MAINTENANCE_PARTS) as MaintenancePart[];

interface Selection {
  readonly parts: readonly MaintenancePart[];
  /** Routes that belong to no part. */
  readonly otherRoutes: readonly string[];
}

/** Converts the routes under maintenance to the parts of the site whose routes are all listed, and the other routes. */
export function toSelection(routes: readonly string[]): Selection {
  const parts = PARTS.filter((part) => MAINTENANCE_PARTS[part].every((route) => routes.includes(route)));
  const covered = new Set<string>(parts.flatMap((part) => [...MAINTENANCE_PARTS[part]]));
  return { parts, otherRoutes: routes.filter((route) => !covered.has(route)) };
}

const toInput = (typed: FormInput): unknown => ({
  routes: [
    ...PARTS.filter((part) => typed.all('routes').includes(part)).flatMap((part) => [...MAINTENANCE_PARTS[part]]),
    ...typed
      .text('otherRoutes')
      .split(/\s+/)
      .filter((route) => route !== ''),
  ],
  message: typed.text('message'),
  pageTitle: typed.text('pageTitle'),
  shouldShowDashboardLink: typed.all('shouldShowDashboardLink').length > 0,
});

/** Reads the maintenance page's routes and texts from the form, whose input has no errors. */
export const readMaintenance = (typed: FormInput): Maintenance => maintenanceSchema.parse(toInput(typed));

/**
 * Returns the errors of the maintenance form and its schedule, by the rules that the server checks. A single wrong
 * route can only be one that was typed: its error belongs to the field of the other routes.
 */
export const maintenanceErrors = (typed: FormInput): FieldMessage[] => [
  ...toFieldErrors(
    maintenanceSchema
      .safeParse(toInput(typed))
      .error?.issues.map(({ path, message }) => ({ path: path.length > 1 ? ['otherRoutes'] : path, message })),
  ),
  ...toFieldErrors(flagSchema.safeParse({ enabled: true, variables: {}, ...readSchedule(typed) }).error?.issues),
];
