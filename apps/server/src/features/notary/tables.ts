import type { AttorneyOutcome, NotaryKind, SessionEnd, SessionState } from '@lintel/domain';
import type { Generated } from 'kysely';

export interface NotaryTables {
  /** An appointment with a notary. A canceled one stays, so that its calendar entry can say so. */
  notary_booking: {
    uuid: string;
    application_uuid: string;
    /** BORROWER, or a signer's ID. */
    person: string;
    kind: NotaryKind;
    /** Unique among current bookings. */
    slot_id: string;
    starts_at: Date;
    ends_at: Date;
    fee_cents: number | null;
    /** Changes so far: the SEQUENCE of the calendar entry. */
    sequence: number;
    /** Place, access notes, the notary's name and phone. */
    sealed: Buffer;
    key_id: string;
    booked_at: Date;
    changed_at: Date;
    cancelled_at: Date | null;
  };
  /** A video session. A person has at most one open. */
  notary_session: {
    uuid: string;
    application_uuid: string;
    person: string;
    /** The number of the documents that are signed in it. */
    papers: number;
    booking_uuid: string | null;
    state: SessionState;
    queue_position: number | null;
    ended_because: SessionEnd | null;
    /** The address of the platform's page. */
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
  /** A signing in ink, as entered by staff. */
  wet_signing: {
    application_uuid: string;
    person: string;
    papers: number;
    signed_at: Date;
    /** Copies of the notice of the right to cancel that were handed over. */
    copies: number;
    /** The place of the signing. */
    sealed: Buffer;
    key_id: string;
    entered_at: Date;
  };
  /** An attorney's decision on a set of closing documents. */
  attorney_opinion: {
    sequence: Generated<string>;
    application_uuid: string;
    papers: number;
    outcome: AttorneyOutcome;
    document_uuid: string | null;
    /** The opinion's comment. */
    sealed: Buffer;
    key_id: string;
    given_at: Date;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends NotaryTables {}
}
