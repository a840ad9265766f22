import type { OpenedLoan } from '../../kernel/http/index.ts';

/** A notification about a loan that its borrower got. */
interface OwnNotification {
  readonly title: string;
  readonly body: string;
  readonly timestamp: string;
}

interface ExportParts {
  /**
   * Returns the notifications that a borrower got about a loan, for the copy of their data. The folder `notifications`
   * provides it, because a feature can't import from there.
   */
  readonly loadOwnNotifications?: (loan: OpenedLoan, identityUuid: string) => Promise<readonly OwnNotification[]>;
}

declare module '../../kernel/context.ts' {
  interface Context extends ExportParts {}
}

declare module '../../kernel/feature.ts' {
  interface Provided extends ExportParts {}
}
