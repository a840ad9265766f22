import type { Generated, JSONColumnType } from 'kysely';

export interface BannerTables {
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
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends BannerTables {}
}
