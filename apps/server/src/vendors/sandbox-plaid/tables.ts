import type { Generated } from 'kysely';

export interface SandboxLinkTables {
  sandbox_link: {
    token: string;
    client_user_id: string;
    source: string;
    return_url: string | null;
    /** What the person earns a year as the application says it; personal, hence sealed. */
    sealed: Buffer;
    key_id: string;
    /** Who logged in on our page; null until then. */
    username: string | null;
    /** DONE, or why the person left. */
    ended: string | null;
    ended_at: Date | null;
    created_at: Generated<Date>;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends SandboxLinkTables {}
}
