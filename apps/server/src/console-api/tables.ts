export interface StaffNoteTables {
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
}

declare module '../kernel/db/schema.ts' {
  interface Database extends StaffNoteTables {}
}
