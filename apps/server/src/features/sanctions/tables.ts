import type { ScreeningCause } from '@lintel/domain';

export interface SanctionsTables {
  /** A pair of one of our people and a list entry that may be the same person. */
  sanctions_match: {
    uuid: string;
    application_uuid: string;
    organisation: string;
    /** BORROWER, or the person's ID in the file. */
    person: string;
    list: string;
    entry_id: string;
    /**
     * Hashes of the entry and of our person when they were compared: a cleared pair is reviewed again once one of them
     * changes.
     */
    entry_hash: string;
    subject_hash: string;
    subject_key_id: string;
    published_on: string;
    found_when: ScreeningCause;
    found_at: Date;
    state: 'OPEN' | 'PROPOSED' | 'CLEARED' | 'CONFIRMED';
    /** The entry, our person and the score. */
    sealed: Buffer;
    key_id: string;
    /** The first person to clear it. */
    first_by: string | null;
    first_at: Date | null;
    reason: string | null;
    /** The second person to clear it, or the person who confirmed the match. */
    decided_by: string | null;
    decided_at: Date | null;
    report: string | null;
    reported_by: string | null;
    reported_at: Date | null;
  };
  /** The screened people, as keyed hashes of what was screened. */
  sanctions_subject: {
    application_uuid: string;
    person: string;
    subject_hash: string;
    screened_at: Date;
    key_id: string;
  };
  /** Keyed hashes of the parts of a name, to find the people who may match a changed entry. */
  sanctions_subject_key: { application_uuid: string; person: string; part: number; key: string; key_id: string };
  /** The lists as the sweep last noticed them: everyone affected by them is screened or scheduled. */
  sanctions_list: { name: string; published_on: string; content: string | null };
  /** A hash of each entry of the lists, to find the changed ones. */
  sanctions_entry: { list: string; id: string; hash: string };
  /** Files whose people must be screened. */
  sanctions_due: { application_uuid: string; because: ScreeningCause; due_at: Date };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends SanctionsTables {}
}
