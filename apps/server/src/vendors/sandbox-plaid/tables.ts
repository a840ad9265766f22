import type { Generated } from 'kysely';

export interface SandboxLinkTables {
  /** Visits to the sandbox's pages of banks, payroll services and tax offices. */
  sandbox_link: {
    token: string;
    client_user_id: string;
    source: string;
    return_url: string | null;
    /** The yearly income stated in the application, and the applicant's name. Sealed because both are personal. */
    sealed: Buffer;
    key_id: string;
    /** The user who logged in on our page, or null before that. */
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
