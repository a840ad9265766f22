import type { Caller } from '../http/caller.ts';
import type { RecordMeta } from '../http/record-meta.ts';
import type { Person } from '../identity/person.ts';

/** The caller's name changed: recorded on an open application, refused once it is submitted. */
export type NameChanged = (caller: Caller, name: Person['name'], meta: RecordMeta) => Promise<void>;

interface ProfileParts {
  /** The feature that holds applications provides it. */
  readonly nameChanged?: NameChanged;
}

declare module '../context.ts' {
  interface Context extends ProfileParts {}
}

declare module '../feature.ts' {
  interface Provided extends ProfileParts {}
}
