import type { Generated, JSONColumnType } from 'kysely';

export interface BannerTables {
  /** Messages that a lender shows above its pages, with the time in which it shows them. */
  banner: {
    uuid: string;
    /** Null for a banner of every lender. */
    organisation: string | null;
    message: string;
    apps: JSONColumnType<string[]>;
    variant: 'info' | 'warn';
    active: boolean;
    dismissable: boolean;
    starts_at: Date | null;
    ends_at: Date | null;
    version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends BannerTables {}
}
