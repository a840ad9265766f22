import type { DocumentType, DocumentName, DocumentSet } from '@lintel/domain';
import type { JSONColumnType } from 'kysely';

export interface DocumentTables {
  document: {
    uuid: string;
    application_uuid: string;
    organisation: string;
    /** The recipient or uploader: BORROWER, or the ID of a signer in the loan file. */
    audience: string;
    type: DocumentType;
    title: string;
    /** The document's subject in one sentence. */
    plain_line: string | null;
    origin: 'GENERATED' | 'UPLOADED';
    /** MAKING: requested, not rendered yet, shown to no one. */
    state: 'MAKING' | 'SCANNING' | 'READY' | 'REFUSED';
    /** The document set and the document's name in it. Null for an upload. */
    set_name: DocumentSet | null;
    paper: DocumentName | null;
    /**
     * The number of the data that a generated document was made from. Only a set with the current number counts. 1 for
     * an upload.
     */
    attempt: number;
    /** Its position in the set's reading order. */
    position: number;
    /** The file's type by its content, such as application/pdf or image/jpeg. */
    media_type: string | null;
    pages: number | null;
    size: number | null;
    /** Of the bytes that are shown, in hex. */
    sha256: string | null;
    /** References into the file store: the file, and the blocks of its readable text. */
    file_ref: string | null;
    text_ref: string | null;
    must_acknowledge: boolean;
    /** When its reader first received it, as a file or as text. */
    served_at: Date | null;
    viewed_to_end_at: Date | null;
    viewed_how: 'END' | 'TEXT' | 'DOWNLOAD' | null;
    acknowledged_at: Date | null;
    created_at: Date;
    /** When an upload was submitted with its step. Until then its owner may remove it. */
    submitted_at: Date | null;
    review_outcome: string | null;
    review_reason: string | null;
    reviewed_at: Date | null;
    /** The upload that shows this document signed, where it was acknowledged by mail. */
    signed_scan: string | null;
    /** Other data of an upload that must not be readable in the table: its original name, a note. */
    sealed: Buffer | null;
    key_id: string | null;
  };
  /** Documents that go by mail: requested, mailed, or BACK because the letter was undeliverable. */
  letter: {
    uuid: string;
    application_uuid: string;
    organisation: string;
    audience: string;
    documents: JSONColumnType<readonly string[]>;
    state: 'ASKED' | 'POSTED' | 'BACK';
    asked_at: Date;
    posted_at: Date | null;
    back_at: Date | null;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends DocumentTables {}
}
