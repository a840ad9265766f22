import type { MustSign } from '@lintel/domain';

export interface TitleTables {
  /** A person whom a title requires to sign. `person` is their ID in facts, the same in every search. */
  title_person: {
    person: string;
    application_uuid: string;
    relation: MustSign['relation'];
    reason: string;
    /** The name of record. */
    sealed: Buffer;
    key_id: string;
    created_at: Date;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends TitleTables {}
}
