import type { IdSide, IdType, UploadAdvice } from '@lintel/domain';
import type { ColumnType } from 'kysely';

export interface IdentityCheckTables {
  /** One try to prove an identity, with one kind of ID. */
  identity_check: {
    uuid: string;
    application_uuid: string;
    /** BORROWER, or the uuid of a signer in the loan file. */
    person: string;
    id_type: IdType;
    /** Set when staff asked for this check in a condition. */
    condition_uuid: string | null;
    /** OPEN: photos are arriving, one at a time per person. LEFT: replaced by a newer check. */
    state: 'OPEN' | 'SENT' | 'LEFT';
    /** The person's attempt number when the check started; replaced by the current one at submission. */
    attempt: number;
    created_at: Date;
    sent_at: Date | null;
    /** What the device read from the ID. */
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
    /** The idempotency key that sent it: a repeat is the same photo. */
    press: string;
  };
  /** A link with which another device takes the photos of a check. */
  hand_off: {
    token_hash: string;
    check_uuid: string;
    expires_at: Date;
    claimed_at: Date | null;
    /** The session that created the link; the link ends with it. */
    made_by: string | null;
    /** The session that it opened. */
    sid: string | null;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends IdentityCheckTables {}
}
