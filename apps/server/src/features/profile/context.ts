import type { Person } from '../../identity/index.ts';
import type { Caller, RecordMeta } from '../../kernel/http/index.ts';

/** The caller's name changed: recorded on an open application, refused once it is submitted. */
export type NameChanged = (caller: Caller, name: Person['name'], meta: RecordMeta) => Promise<void>;

interface ProfileParts {
  /** Provided by the feature that holds applications. */
  readonly nameChanged?: NameChanged;
}

declare module '../../kernel/context.ts' {
  interface Context extends ProfileParts {}
}

declare module '../../kernel/feature.ts' {
  interface Provided extends ProfileParts {}
}
