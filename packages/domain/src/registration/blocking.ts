import { type NewYorkSite, newYorkRule } from './place.ts';

/** The modal that a property's state opens on the address step. */
export type AddressModal = 'HAWAII' | 'TO_NEW_YORK_SITE' | 'TO_MAIN_SITE';

/**
 * Returns the modal, if any, that stops the address step: Hawaii on the primary brand, New York by flag and site.
 */
export function addressModal(
  state: string,
  site: NewYorkSite & { readonly primaryBrand: boolean },
): AddressModal | undefined {
  if (state === 'HI' && site.primaryBrand) return 'HAWAII';
  const rule = newYorkRule(state, site);
  return rule === 'TO_NEW_YORK_SITE' || rule === 'TO_MAIN_SITE' ? rule : undefined;
}

/** A lender's rules about inquiries, from its brand's data. */
export interface InquiryRules {
  /** Its applications are inquiries that a loan officer must first process. */
  readonly opensInquiries: boolean;
  /** The NMLS number of a broker whose applications aren't inquiries. */
  readonly inquiryExemptBrokerNmls?: string | undefined;
}

/** Whether an application that came from a broker, or from none, is an inquiry. */
export const isInquiry = (
  { opensInquiries, inquiryExemptBrokerNmls }: InquiryRules,
  brokerNmls: string | null,
): boolean => opensInquiries && (brokerNmls === null || brokerNmls !== inquiryExemptBrokerNmls);

/** Days between receiving a line and asking for the next. */
export const DAYS_BETWEEN_LINES = 45;

/** The modals that stop a start: an inquiry, an open application, a line received within 45 days. */
export type StartModal = 'INQUIRY' | 'ACTIVE' | 'RECENT';

/** Whether a logged-in borrower may start an application, and at which lenders they have an open one. */
export interface AbilityToStart {
  readonly canStartApplication: boolean;
  readonly organizationsWithActiveApplication: readonly string[];
}

/** Returns the modal, if any, that stops the start. `hasInquiry`: one of the open applications is an inquiry. */
export function startModal(
  { canStartApplication, organizationsWithActiveApplication: active }: AbilityToStart,
  hasInquiry: boolean,
): StartModal | undefined {
  if (canStartApplication) return undefined;
  if (hasInquiry) return 'INQUIRY';
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
 * Finds the application that a borrower continues: active-for-start and complete, or active and not complete; among
 * several the newest.
 */
export function applicableApplication<Application extends StartedApplication>(
  all: readonly Application[],
): Application | undefined {
  return all
    .filter((one) => (one.status.checklistStatus === 'COMPLETE' ? one.activeForAppStart : one.active))
    .toSorted((a, b) => b.auditFields.createdDate.localeCompare(a.auditFields.createdDate))[0];
}
