export interface StaffTaskTables {
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
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends StaffTaskTables {}
}
