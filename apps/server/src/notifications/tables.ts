export interface NotificationTables {
  /** A notification that a person has read. */
  notification_read: { identity_uuid: string; id: string; read_at: Date };
}

declare module '../kernel/db/schema.ts' {
  interface Database extends NotificationTables {}
}
