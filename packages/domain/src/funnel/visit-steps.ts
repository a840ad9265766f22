import { stepOfLegacy, stepOfPath } from '../registration/paths.ts';
import { REGISTRATION_STEPS, type RegistrationStep } from '../registration/steps.ts';

const BASE = '/account/heloc/';

/** The steps of the funnel of visits, in order: each registration step, then an application. */
export const VISIT_STEPS = [...REGISTRATION_STEPS, 'application'] as const satisfies readonly (
  | RegistrationStep
  | 'application'
)[];
export type VisitStep = (typeof VISIT_STEPS)[number];

/**
 * Returns the step that an event of a visit shows, as an index of `VISIT_STEPS`; null for an event that shows none. The
 * legacy page has its step in the query, and no query at its first step.
 *
 * @param page a pattern of `TELEMETRY_PAGES`
 */
export function getVisitStep(
  event: string,
  page: string,
  query: Readonly<Record<string, string | undefined>>,
): number | null {
  if (event === 'helocStarted') return VISIT_STEPS.length - 1;
  if (event !== 'page-view' || !page.startsWith(BASE)) return null;
  const path = page.slice(BASE.length);
  const step =
    path === 'register' ? (stepOfLegacy(query['step'] ?? null, query['part'] ?? null) ?? 'index') : stepOfPath(path);
  return step === undefined ? null : REGISTRATION_STEPS.indexOf(step);
}
