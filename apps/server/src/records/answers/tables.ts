export interface ApplicationTables {
  /** The current answers of the registration, as references into the vault. */
  application_detail: {
    application_uuid: string;
    property_state: string;
    /** The borrower's answers about themselves, and about the home. */
    profile_ref: string;
    property_ref: string;
    updated_at: Date;
  };
  /** The details from start/contact, as a reference into the vault. */
  application_contact: {
    application_uuid: string;
    contact_ref: string;
    updated_at: Date;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends ApplicationTables {}
}
