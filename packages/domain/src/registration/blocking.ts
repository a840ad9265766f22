import { type NewYorkSite, newYorkRule } from './place.ts';

/** The modal that a property's state opens on the address step. */
export type AddressModal = 'HAWAII' | 'TO_NEW_YORK_SITE' | 'TO_MAIN_SITE';

/** Which modal, if any, stops the address step: Hawaii on the primary brand, New York by flag and site (ledger ELIG-002, ELIG-003, MODAL-001). */
export function addressModal(
  state: string,
  site: NewYorkSite & { readonly primaryBrand: boolean },
): AddressModal | undefined {
  if (state === 'HI' && site.primaryBrand) return 'HAWAII';
  const rule = newYorkRule(state, site);
  return rule === 'TO_NEW_YORK_SITE' || rule === 'TO_MAIN_SITE' ? rule : undefined;
}

/** The organisation whose open application is an inquiry that a loan officer must first process: a wire value of the specification (ledger ELIG-021). */
const INQUIRY_ORGANIZATION = 'FIGURE_WHOLESALE';

/** Days between receiving a line and asking for the next (ledger ELIG-023). */
export const DAYS_BETWEEN_LINES = 45;

/** The modal that stops a start: an inquiry, an open application, a line received within 45 days (ledger ELIG-022..024). */
export type StartModal = 'INQUIRY' | 'ACTIVE' | 'RECENT';

export interface AbilityToStart {
  readonly canStartApplication: boolean;
  readonly organizationsWithActiveApplication: readonly string[];
}

/**
 * Which modal, if any, stops the start (resolutions OP-A-026). `inquiryExempt`: the referring broker's inquiries open as ordinary applications
 * (ledger ELIG-014, resolutions OP-A-027).
 */
export function startModal(ability: AbilityToStart, inquiryExempt = false): StartModal | undefined {
  if (ability.canStartApplication) return undefined;
  const active = ability.organizationsWithActiveApplication;
  if (active.includes(INQUIRY_ORGANIZATION) && !inquiryExempt) return 'INQUIRY';
  return active.length > 0 ? 'ACTIVE' : 'RECENT';
}

/** What of an application decides whether it is the one to go on with. */
export interface StartedApplication {
  readonly active: boolean;
  readonly activeForAppStart: boolean;
  readonly status: { readonly checklistStatus?: string | null | undefined };
  readonly auditFields: { readonly createdDate: string };
}

/**
 * The application a borrower goes on with: active-for-start and complete, or active and not complete; of several the newest
 * (ledger ELIG-025, resolutions OP-A-056).
 */
export function applicableApplication<Application extends StartedApplication>(
  all: readonly Application[],
): Application | undefined {
  return all
    .filter((one) => (one.status.checklistStatus === 'COMPLETE' ? one.activeForAppStart : one.active))
    .toSorted((a, b) => b.auditFields.createdDate.localeCompare(a.auditFields.createdDate))[0];
}
