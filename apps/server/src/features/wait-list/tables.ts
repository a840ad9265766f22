import type { Generated } from 'kysely';

export interface WaitListTables {
  /** `who_hash` recognizes an entry; `who_key_id` is its index key. */
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

declare module '../../kernel/db/schema.ts' {
  interface Database extends WaitListTables {}
}
