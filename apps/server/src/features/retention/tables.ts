import type { FileRecord, HoldReason, LiftReason, RetentionRule } from '@lintel/domain';
import type { Generated } from 'kysely';

export interface RetentionTables {
  /** A closed file with records left to erase, and when it is checked next. */
  retention_due: {
    application_uuid: string;
    due_at: Date;
    /** A kept record names the person, so their account stays too. */
    needs_account: Generated<boolean>;
    /** The borrower asked to erase everything as early as the law allows. */
    asked_by: string | null;
    asked_at: Date | null;
  };
  /** A legal hold: nothing of the file is erased until it is lifted. */
  retention_hold: {
    uuid: string;
    application_uuid: string;
    reason: HoldReason;
    set_by: string;
    set_at: Date;
    lifted_because: LiftReason | null;
    lifted_by: string | null;
    lifted_at: Date | null;
  };
  /** What was erased of a file: which kind, by which rule, how many rows and documents. Never personal data. */
  erasure: {
    application_uuid: string;
    record: FileRecord;
    rule: RetentionRule;
    kept_until: string;
    asked: boolean;
    removed: number;
    at: Date;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends RetentionTables {}
}
