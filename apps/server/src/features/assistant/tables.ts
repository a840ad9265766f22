export interface AssistantTables {
  /** A slot of a lender's model that a call uses now. A slot that a dead process held is free after `leased_until`. */
  assistant_slot: { organisation: string; slot: number; lease: string; leased_until: Date };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends AssistantTables {}
}
