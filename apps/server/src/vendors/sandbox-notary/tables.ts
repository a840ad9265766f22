import type { Generated } from 'kysely';

export interface SandboxNotaryTables {
  /** A signing session of the sandbox's notary platform. */
  sandbox_notary: {
    token: string;
    external_id: string;
    organisation: string;
    /** The person's step on its page. */
    stage: 'WAITING' | 'ID' | 'PAPERS';
    ended: string | null;
    /** Signer, documents, return address. */
    sealed: Buffer;
    key_id: string;
    created_at: Generated<Date>;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends SandboxNotaryTables {}
}
