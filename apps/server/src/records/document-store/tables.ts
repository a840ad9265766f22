import type { DocumentType, PaperName, PaperSet } from '@lintel/domain';
import type { JSONColumnType } from 'kysely';

export interface DocumentTables {
  document: {
    uuid: string;
    application_uuid: string;
    organisation: string;
    /** The person whom it is for, or who sent it: BORROWER, or the id of a signer in the loan file. */
    audience: string;
    type: DocumentType;
    title: string;
    /** What it is about, in one sentence. */
    plain_line: string | null;
    origin: 'GENERATED' | 'UPLOADED';
    /** MAKING: asked for, not yet rendered; shown to nobody. */
    state: 'MAKING' | 'SCANNING' | 'READY' | 'REFUSED';
    /** The set of papers, and which of it; an upload belongs to none. */
    set_name: PaperSet | null;
    paper: PaperName | null;
    /** The number of what a generated one was made of; a set whose number is not the present one counts no more. 1 for an upload. */
    attempt: number;
    /** Its place in the set: the order in which it is read. */
    position: number;
    /** What the file is, by its content: application/pdf, image/jpeg. */
    media_type: string | null;
    pages: number | null;
    /** Bytes of the file. */
    size: number | null;
    /** Of the bytes that are shown, in hex. */
    sha256: string | null;
    /** References into the file store: the file, and the blocks of its readable text. */
    file_ref: string | null;
    text_ref: string | null;
    must_acknowledge: boolean;
    /** When its reader first got it, as a file or as text. */
    served_at: Date | null;
    viewed_to_end_at: Date | null;
    viewed_how: 'END' | 'TEXT' | 'DOWNLOAD' | null;
    acknowledged_at: Date | null;
    created_at: Date;
    /** When an upload was sent with its step; until then its owner may remove it. */
    submitted_at: Date | null;
    review_outcome: string | null;
    review_reason: string | null;
    reviewed_at: Date | null;
    /** The upload that shows this paper signed, where it was acknowledged by post. */
    signed_scan: string | null;
    /** What else an upload carries and must not stand readable: the name it had, a note. */
    sealed: Buffer | null;
    key_id: string | null;
  };
  /** Papers that go by post: asked for, posted, or BACK because nobody was at that address. */
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
