import type { Generated } from 'kysely';

export interface LiabilityTables {
  /** Debts of the present credit report. `marked` is the borrower's: to be paid off from the line. */
  liability: {
    uuid: string;
    application_uuid: string;
    number: number;
    kind: string;
    marked: Generated<boolean>;
    sealed: Buffer;
    key_id: string;
  };
}
