import type { LienAnswer } from '@lintel/domain';
import type { Generated } from 'kysely';

/** The credit report, the county's records, or the borrower. */
export type LienSource = 'CREDIT' | 'COUNTY' | 'BORROWER';

export interface LiabilityTables {
  /** Debts of the present credit report, liens that the county knows, and those that the borrower added. `marked` is the borrower's: to be paid off from the line. */
  liability: {
    uuid: string;
    application_uuid: string;
    number: number;
    kind: string;
    source: Generated<LienSource>;
    marked: Generated<boolean>;
    /** Must be paid off from the line, whatever is answered. */
    required: Generated<boolean>;
    answer: LienAnswer | null;
    /** The comment and the proof that came with the answer. */
    said: Buffer | null;
    said_key_id: string | null;
    sealed: Buffer;
    key_id: string;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends LiabilityTables {}
}
