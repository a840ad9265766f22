import type { LienAnswer } from '@lintel/domain';
import type { Generated } from 'kysely';

/** Where a liability is known from: the credit report, the county's records, or the borrower. */
export type LiabilitySource = 'CREDIT' | 'COUNTY' | 'BORROWER';

export interface LiabilityTables {
  /**
   * Debts of the current credit report, liens in the county's records, and those that the borrower added. `marked`: the
   * line pays it off, because the borrower chose so or because it is `required`.
   */
  liability: {
    uuid: string;
    application_uuid: string;
    number: number;
    kind: string;
    source: Generated<LiabilitySource>;
    marked: Generated<boolean>;
    /** The line must pay it off, whatever the answer. */
    required: Generated<boolean>;
    answer: LienAnswer | null;
    /** The comment and proof that came with the answer. */
    said: Buffer | null;
    said_key_id: string | null;
    sealed: Buffer;
    key_id: string;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends LiabilityTables {}
}
