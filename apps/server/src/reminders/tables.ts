export interface TurnTables {
  /** One turn of one person: the ball came to them at a gate. */
  turn: {
    uuid: string;
    /** Application, gate and ball, for a further signer the person too: the same key is the same turn. */
    key: string;
    application_uuid: string;
    person: string;
    gate: string;
    ball: string;
    came_at: Date;
    /** When the ball went on; null while it is theirs. */
    over_at: Date | null;
  };
  /** A mail or a text that tells of a turn. */
  turn_letter: {
    /** That of the turn, the number and the channel: it is sent under this key, however often it is tried. */
    key: string;
    turn_uuid: string;
    /** 0 is the first, 1 and on are reminders. */
    number: number;
    channel: 'MAIL' | 'SMS';
    /** WAITING for its time, QUEUED as a job, SENT, OVER: not needed any more, BOUNCED: the address takes no mail. */
    state: 'WAITING' | 'QUEUED' | 'SENT' | 'OVER' | 'BOUNCED';
    due_at: Date;
    queued_at: Date | null;
    done_at: Date | null;
  };
}

declare module '../kernel/db/schema.ts' {
  interface Database extends TurnTables {}
}
