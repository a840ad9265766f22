import type { AttorneyOutcome, NotaryKind, SessionEnd, SessionState } from '@lintel/domain';
import type { Generated } from 'kysely';

export interface NotaryTables {
  /** A time with a notary; a cancelled one stays, so that its calendar entry can say so. */
  notary_booking: {
    uuid: string;
    application_uuid: string;
    /** BORROWER, or a signer's id. */
    person: string;
    kind: NotaryKind;
    /** Taken once among those that stand. */
    slot_id: string;
    starts_at: Date;
    ends_at: Date;
    fee_cents: number | null;
    /** Changes so far: the SEQUENCE of the calendar entry. */
    sequence: number;
    /** Place, notes for the door, the notary's name and phone. */
    sealed: Buffer;
    key_id: string;
    booked_at: Date;
    changed_at: Date;
    cancelled_at: Date | null;
  };
  /** A session by video; one is open for a person at a time. */
  notary_session: {
    uuid: string;
    application_uuid: string;
    person: string;
    /** The paper set that is signed in it. */
    papers: number;
    booking_uuid: string | null;
    state: SessionState;
    queue_position: number | null;
    ended_because: SessionEnd | null;
    /** Address of the vendor's page, the papers. */
    sealed: Buffer;
    key_id: string;
    started_at: Date;
    ended_at: Date | null;
  };
  /** The last check of a person's device. */
  notary_device: {
    application_uuid: string;
    person: string;
    camera: 'PASS' | 'FAIL';
    microphone: 'PASS' | 'FAIL';
    network: 'PASS' | 'FAIL';
    checked_at: Date;
  };
  /** A signing in ink, as it was entered. */
  wet_signing: {
    application_uuid: string;
    person: string;
    papers: number;
    signed_at: Date;
    /** Copies of the notice of the right to cancel that were handed over. */
    copies: number;
    /** Where, before which notary. */
    sealed: Buffer;
    key_id: string;
    entered_at: Date;
  };
  attorney_opinion: {
    sequence: Generated<string>;
    application_uuid: string;
    papers: number;
    outcome: AttorneyOutcome;
    document_uuid: string | null;
    /** What was said of it. */
    sealed: Buffer;
    key_id: string;
    given_at: Date;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends NotaryTables {}
}
