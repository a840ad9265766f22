export interface StaffTaskTables {
  /** Tasks for staff: one row for each attempt of a gate, and for each subject without a gate. */
  desk_task: {
    uuid: string;
    application_uuid: string;
    organisation: string;
    kind: 'GATE' | 'CONDITION' | 'TASK';
    gate: string;
    attempt: number;
    /** The subject of a task without a gate: the ID of a letter or a correction. */
    subject: string | null;
    opened_at: Date;
    due_at: Date;
    closed_at: Date | null;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends StaffTaskTables {}
}
