import type { IdSide, IdType, UploadAdvice } from '@lintel/domain';
import type { ColumnType } from 'kysely';

export interface IdentityCheckTables {
  /** One try to show an identity, with one kind of document. */
  identity_check: {
    uuid: string;
    application_uuid: string;
    /** BORROWER, or the id of a signer in the loan file. */
    person: string;
    id_type: IdType;
    /** The condition that it answers. */
    condition_uuid: string | null;
    /** OPEN: photos are coming in, one at a time for a person. LEFT: another was begun in its place. */
    state: 'OPEN' | 'SENT' | 'LEFT';
    /** Of the identity in the loan file when it was begun; when it is sent it is that of then. */
    attempt: number;
    created_at: Date;
    sent_at: Date | null;
    /** What the device read from the document. */
    sealed: Buffer | null;
    key_id: string | null;
  };
  /** A photo of a check: a document of the loan. */
  identity_image: {
    document_uuid: string;
    check_uuid: string;
    side: IdSide;
    /** Written as JSON text, read parsed. */
    advice: ColumnType<UploadAdvice[], string, string>;
    /** The press that sent it: repeated, it is the same photo. */
    press: string;
  };
  /** A link for another device. */
  hand_off: {
    token_hash: string;
    check_uuid: string;
    expires_at: Date;
    claimed_at: Date | null;
    /** The session that made the link: the link ends with it. */
    made_by: string | null;
    /** The session that it opened. */
    sid: string | null;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends IdentityCheckTables {}
}
