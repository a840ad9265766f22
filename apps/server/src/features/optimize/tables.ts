import type { Generated, JSONColumnType } from 'kysely';

/** Tables that the lender writes and borrowers read. */
export interface LenderTables {
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
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends LenderTables {}
}
