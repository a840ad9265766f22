import type { ScreeningTime } from '@lintel/domain';

export interface SanctionsTables {
  /** One of our people beside an entry of a list that may be the same person. */
  sanctions_match: {
    uuid: string;
    application_uuid: string;
    organisation: string;
    /** BORROWER, or the id by which the file knows the person. */
    person: string;
    list: string;
    entry_id: string;
    /** What the entry said when it was found, and who our person was: a cleared pair is asked again once one of them changes. */
    entry_hash: string;
    subject_hash: string;
    subject_key_id: string;
    published_on: string;
    found_when: ScreeningTime;
    found_at: Date;
    state: 'OPEN' | 'PROPOSED' | 'CLEARED' | 'CONFIRMED';
    /** The entry, our person and the score. */
    sealed: Buffer;
    key_id: string;
    /** Who was first to say that it is somebody else. */
    first_by: string | null;
    first_at: Date | null;
    reason: string | null;
    /** Who cleared it as the second person, or confirmed the match. */
    decided_by: string | null;
    decided_at: Date | null;
    report: string | null;
    reported_by: string | null;
    reported_at: Date | null;
  };
  /** Who was compared, by a keyed hash of what was compared. */
  sanctions_subject: {
    application_uuid: string;
    person: string;
    subject_hash: string;
    screened_at: Date;
    key_id: string;
  };
  /** Keyed hashes of the parts of a name, to find the people whom a changed entry may be. */
  sanctions_subject_key: { application_uuid: string; person: string; part: number; key: string; key_id: string };
  /** The lists that everybody was compared with. */
  sanctions_list: { name: string; published_on: string; content: string | null };
  sanctions_entry: { list: string; id: string; hash: string };
  /** Files whose people are to be compared. */
  sanctions_due: { application_uuid: string; because: ScreeningTime; due_at: Date };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends SanctionsTables {}
}
