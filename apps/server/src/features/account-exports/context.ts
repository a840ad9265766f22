import type { OpenedLoan } from '../../kernel/http/index.ts';

/** What a person was told about a loan. */
interface OwnNotification {
  readonly title: string;
  readonly body: string;
  readonly timestamp: string;
}

interface ExportParts {
  /** Provided by notifications, the folder above. */
  readonly loadOwnNotifications?: (loan: OpenedLoan, identityUuid: string) => Promise<readonly OwnNotification[]>;
}

declare module '../../kernel/context.ts' {
  interface Context extends ExportParts {}
}

declare module '../../kernel/feature.ts' {
  interface Provided extends ExportParts {}
}
