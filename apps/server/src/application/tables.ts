export interface ApplicationTables {
  application_detail: {
    application_uuid: string;
    property_state: string;
    /** References into the vault: the person as answered, and the home. */
    profile_ref: string;
    property_ref: string;
    updated_at: Date;
  };
  /** What was agreed to, in which words, from where. Never changed: a withdrawal is another row. */
  application_consent: {
    application_uuid: string;
    type: string;
    version: string;
    opted: string;
    text_sha256: string;
    ip: string;
    user_agent: string;
    at: Date;
  };
}
