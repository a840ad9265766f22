import type { Generated } from 'kysely';

export interface SandboxNotaryTables {
  /** A transaction of the sandbox's platform. */
  sandbox_notary: {
    token: string;
    external_id: string;
    organisation: string;
    /** Where on its page the person is. */
    stage: 'WAITING' | 'ID' | 'PAPERS';
    ended: string | null;
    /** Signer, papers, address to go back to. */
    sealed: Buffer;
    key_id: string;
    created_at: Generated<Date>;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends SandboxNotaryTables {}
}
