import { type NewYorkSite, newYorkRule } from './place.ts';

/** The modal that a property's state opens on the address step. */
export type AddressModal = 'HAWAII' | 'TO_NEW_YORK_SITE' | 'TO_MAIN_SITE';

/**
 * The modal, if any, that stops the address step: Hawaii on the primary brand, New York by flag and site (ELIG-002,
 * ELIG-003, MODAL-001).
 */
export function addressModal(
  state: string,
  site: NewYorkSite & { readonly primaryBrand: boolean },
): AddressModal | undefined {
  if (state === 'HI' && site.primaryBrand) return 'HAWAII';
  const rule = newYorkRule(state, site);
  return rule === 'TO_NEW_YORK_SITE' || rule === 'TO_MAIN_SITE' ? rule : undefined;
}

/**
 * The organization whose open application is an inquiry that a loan officer must first process: a wire value of the
 * specification (ELIG-021).
 */
export const INQUIRY_ORGANIZATION = 'FIGURE_WHOLESALE';

/**
 * Whether an application is an inquiry. Those of one broker, by NMLS number, are ordinary applications (ELIG-014,
 * OP-A-027).
 */
export const isInquiry = (organization: string, brokerNmls: string | null, exemptNmls: string | undefined): boolean =>
  organization === INQUIRY_ORGANIZATION && (brokerNmls === null || brokerNmls !== exemptNmls);

/** Days between receiving a line and asking for the next (ELIG-023). */
export const DAYS_BETWEEN_LINES = 45;

/** The modals that stop a start: an inquiry, an open application, a line received within 45 days (ELIG-022..024). */
export type StartModal = 'INQUIRY' | 'ACTIVE' | 'RECENT';

export interface AbilityToStart {
  readonly canStartApplication: boolean;
  readonly organizationsWithActiveApplication: readonly string[];
}

/**
 * The modal, if any, that stops the start (OP-A-026). `inquiryExempt`: the referring broker's inquiries open as
 * ordinary applications (ELIG-014, OP-A-027).
 */
export function startModal(ability: AbilityToStart, inquiryExempt = false): StartModal | undefined {
  if (ability.canStartApplication) return undefined;
  const active = ability.organizationsWithActiveApplication;
  if (active.includes(INQUIRY_ORGANIZATION) && !inquiryExempt) return 'INQUIRY';
  return active.length > 0 ? 'ACTIVE' : 'RECENT';
}

/** The properties that decide whether an application is the one to continue. */
export interface StartedApplication {
  readonly active: boolean;
  readonly activeForAppStart: boolean;
  readonly status: { readonly checklistStatus?: string | null | undefined };
  readonly auditFields: { readonly createdDate: string };
}

/**
 * The application that a borrower continues: active-for-start and complete, or active and not complete; among several
 * the newest (ELIG-025, OP-A-056).
 */
export function applicableApplication<Application extends StartedApplication>(
  all: readonly Application[],
): Application | undefined {
  return all
    .filter((one) => (one.status.checklistStatus === 'COMPLETE' ? one.activeForAppStart : one.active))
    .toSorted((a, b) => b.auditFields.createdDate.localeCompare(a.auditFields.createdDate))[0];
}
