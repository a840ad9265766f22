export interface TurnTables {
  /** One turn of one person: they must act at a gate. */
  turn: {
    uuid: string;
    /** Application, gate and whose turn, for an additional signer also the person: the same key is the same turn. */
    key: string;
    application_uuid: string;
    person: string;
    gate: string;
    /** Counts the turns of a gate, so that a later one has another key. */
    ball: string;
    came_at: Date;
    /** When the turn ended. Null while it is theirs. */
    over_at: Date | null;
  };
  /** An email or text about a turn. */
  turn_letter: {
    /** The turn's key, the number and the channel. It is sent under this key, however often it is tried. */
    key: string;
    turn_uuid: string;
    /** 0 is the first, higher numbers are reminders. */
    number: number;
    channel: 'MAIL' | 'SMS';
    /**
     * WAITING until it is due, QUEUED as a job, SENT, OVER: not needed any more, BOUNCED: the address accepts no mail.
     */
    state: 'WAITING' | 'QUEUED' | 'SENT' | 'OVER' | 'BOUNCED';
    due_at: Date;
    queued_at: Date | null;
    done_at: Date | null;
  };
}

declare module '../kernel/db/schema.ts' {
  interface Database extends TurnTables {}
}
