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
