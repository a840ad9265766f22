import type { DocumentType } from '@lintel/domain';

/** The sets of section 13 of the loan file page. An upload belongs to none. */
export type DocumentSet = 'PRE' | 'APP' | 'SUMMARY' | 'CLOSING' | 'PACKAGE' | 'NOTICES';

export interface DocumentTables {
  document: {
    uuid: string;
    application_uuid: string;
    organisation: string;
    /** The person whom it is for, or who sent it: BORROWER, or the id of a signer in the loan file. */
    audience: string;
    type: DocumentType;
    title: string;
    origin: 'GENERATED' | 'UPLOADED';
    /** MAKING: asked for, not yet rendered; shown to nobody. */
    state: 'MAKING' | 'SCANNING' | 'READY' | 'REFUSED';
    set_name: DocumentSet | null;
    /** The number of what a generated one was made of; a set whose number is not the present one counts no more. 1 for an upload. */
    attempt: number;
    /** Its place in the set: the order in which it is read. */
    position: number;
    pages: number | null;
    /** Bytes of the file. */
    size: number | null;
    /** Of the bytes that are shown, in hex. */
    sha256: string | null;
    /** References into the file store: the file, and the blocks of its readable text. */
    file_ref: string | null;
    text_ref: string | null;
    must_acknowledge: boolean;
    viewed_to_end_at: Date | null;
    viewed_how: 'END' | 'TEXT' | 'DOWNLOAD' | null;
    acknowledged_at: Date | null;
    created_at: Date;
    /** When an upload was sent with its step; until then its owner may remove it. */
    submitted_at: Date | null;
    review_outcome: string | null;
    review_reason: string | null;
    reviewed_at: Date | null;
    /** What else an upload carries and must not stand readable: the name it had, a note. */
    sealed: Buffer | null;
    key_id: string | null;
  };
}
