export interface SignerTables {
  /** Somebody who was named to sign a deed; `person` is that of the title. */
  signer: {
    person: string;
    application_uuid: string;
    named_at: Date;
    /** Name, e-mail, phone, and what the borrower says of where they live. */
    sealed: Buffer;
    key_id: string;
  };
}
