import type { Generated, JSONColumnType } from 'kysely';

/** Tables the lender writes and borrowers read. */
export interface LenderTables {
  flag: { key: string; organisation: string; enabled: boolean; variables: JSONColumnType<Record<string, unknown>> };
  banner: {
    uuid: string;
    message: string;
    apps: JSONColumnType<string[]>;
    variant: 'info' | 'warn';
    active: boolean;
    dismissable: boolean;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  opening_hours: {
    organisation: string;
    department: string;
    weekday_value: number;
    start_time: string;
    end_time: string;
    is_open: boolean;
  };
  /** `who_hash` recognizes an entry; `who_key_id` is the index key that it was made with. */
  wait_list: {
    who_hash: string;
    who_key_id: Generated<string>;
    organisation: string;
    state: string;
    sealed: Buffer;
    key_id: string;
    created_at: Generated<Date>;
  };
}

declare module '../db/schema.ts' {
  interface Database extends LenderTables {}
}
