export interface AssignmentTables {
  /** The colleague to whom a file is assigned. */
  desk_assignment: { application_uuid: string; staff_uuid: string; assigned_at: Date };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends AssignmentTables {}
}
