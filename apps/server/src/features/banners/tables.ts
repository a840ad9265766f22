import type { Generated, JSONColumnType } from 'kysely';

export interface BannerTables {
  banner: {
    uuid: string;
    /** Null: of every lender. */
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
