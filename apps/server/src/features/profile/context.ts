import type { Person } from '../../identity/index.ts';
import type { Caller, RecordMeta } from '../../kernel/http/index.ts';

/** Changes the name on the caller's open application, if any. Throws once that is submitted. */
export type ChangeApplicantName = (caller: Caller, name: Person['name'], meta: RecordMeta) => Promise<void>;

interface ProfileParts {
  /** Provided by features/application. */
  readonly changeApplicantName?: ChangeApplicantName;
}

declare module '../../kernel/context.ts' {
  interface Context extends ProfileParts {}
}

declare module '../../kernel/feature.ts' {
  interface Provided extends ProfileParts {}
}
