import type { MustSign } from '@lintel/domain';

export interface TitleTables {
  /** Somebody whom a title asks to sign; `person` is what facts call them, the same in every search. */
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
