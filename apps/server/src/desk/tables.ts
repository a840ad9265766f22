import type { Generated } from 'kysely';

export interface DeskTables {
  /** What waits for a person: one row for each turn of a gate, and for each thing that has none. */
  desk_task: {
    uuid: string;
    application_uuid: string;
    organisation: string;
    kind: 'GATE' | 'CONDITION' | 'TASK';
    gate: string;
    attempt: number;
    /** What a task without a gate is about: the id of a letter, of a correction. */
    subject: string | null;
    opened_at: Date;
    due_at: Date;
    closed_at: Date | null;
  };
  desk_assignment: { application_uuid: string; staff_uuid: string; assigned_at: Date };
  /** A call to the number of a fraud alert. */
  alert_call: {
    uuid: string;
    application_uuid: string;
    staff_uuid: string;
    outcome: string;
    reason: string;
    call_back_on: string | null;
    at: Date;
  };
  desk_note: {
    uuid: string;
    sequence: Generated<string | number>;
    application_uuid: string;
    /** FILE, or the act that it belongs to. */
    about: string;
    staff_uuid: string;
    visible_to_borrower: boolean;
    /** When the borrower was emailed; null for one that is ours alone, or is still on its way. */
    mailed_at: Generated<Date | null>;
    sealed: Buffer;
    key_id: string;
    at: Date;
  };
}

declare module '../db/schema.ts' {
  interface Database extends DeskTables {}
}
