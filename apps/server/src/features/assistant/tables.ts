export interface AssistantTables {
  /** A question that a model has now. One that a process left behind is free again after `leased_until`. */
  assistant_slot: { organisation: string; slot: number; lease: string; leased_until: Date };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends AssistantTables {}
}
