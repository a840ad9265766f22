import type { PhoneCallDirection, PhoneCallOutcome, PhoneCallParty } from '@lintel/domain';
import type { Generated } from 'kysely';

export interface NoteTables {
  /** A sealed note of staff about a file. A logged phone call is a note too. */
  desk_note: {
    uuid: string;
    sequence: Generated<string | number>;
    application_uuid: string;
    /** FILE, or the act that it belongs to. */
    about: string;
    staff_uuid: string;
    visible_to_borrower: boolean;
    /** When the borrower was emailed. Null for an internal note or one that is not sent yet. */
    mailed_at: Generated<Date | null>;
    /** The phone call that the note is about: all three, or none. */
    call_party: Generated<PhoneCallParty | null>;
    call_direction: Generated<PhoneCallDirection | null>;
    call_outcome: Generated<PhoneCallOutcome | null>;
    /** When the call took place. Null: when it was logged. */
    called_at: Generated<Date | null>;
    sealed: Buffer;
    key_id: string;
    at: Date;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends NoteTables {}
}
