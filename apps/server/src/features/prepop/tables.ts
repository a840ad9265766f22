import type { Generated } from 'kysely';

export interface PrepopTables {
  /** An affiliate who sends visitors. Only the hash of its key is stored. */
  partner: { uuid: string; organisation: string; name: string; key_hash: string; created_at: Generated<Date> };
  /** A partner's answers about one visitor, sealed. The cookie's hash is set when the link is opened. */
  prepop: {
    uuid: string;
    organisation: string;
    partner_uuid: string;
    link_hash: string;
    cookie_hash: string | null;
    sealed: Buffer;
    key_id: string;
    created_at: Generated<Date>;
    expires_at: Date;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends PrepopTables {}
}
