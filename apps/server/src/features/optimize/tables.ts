import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** A flag's value as staff set it. */
export interface FlagValue {
  readonly enabled: boolean;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** Tables of the flags that a lender set, and of their changes. */
export interface FlagTables {
  flag: {
    key: string;
    organisation: string;
    enabled: boolean;
    variables: JSONColumnType<Record<string, unknown>>;
    /** Outside these times an enabled flag is off. */
    starts_at: Date | null;
    ends_at: Date | null;
    version: Generated<number>;
  };
  /** A change that staff made or proposed. */
  flag_change: {
    /** The order of changes. */
    position: GeneratedAlways<string>;
    uuid: string;
    organisation: string;
    key: string;
    from: JSONColumnType<FlagValue>;
    to: JSONColumnType<FlagValue>;
    /** `OPEN`: waits for a second person. */
    state: 'OPEN' | 'APPLIED' | 'REJECTED';
    made_by: string;
    made_at: Date;
    /** The second person; null for a change that needs none. */
    decided_by: string | null;
    decided_at: Date | null;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends FlagTables {}
}
