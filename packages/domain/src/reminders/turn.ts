import type { LoanFile } from '../loan-file/file.ts';

/** The reason why no one gets a message when a gate becomes current. */
export type SilenceReason =
  /** The gate takes only seconds. */
  | 'SECONDS'
  /** Staff act next: the task is in their queue. */
  | 'STAFF'
  /** Someone else needs days, and the borrower has nothing to do; the application says so. */
  | 'OTHERS';

/** Another message that already covers the gate: a notice worded by law, or the result of a bank account check. */
export type ReplacementMessage =
  | 'notice.closed'
  | 'notice.adverse-action'
  | 'notice.counter-offer'
  | 'bank.account-refused'
  | 'bank.account-accepted';

/** The recipient of a message, and when it and its reminders are sent. */
export interface MessagePlan {
  readonly to: 'BORROWER' | 'SIGNERS';
  /**
   * EVEN_OWN: always right away. ALWAYS: right away, unless the person's own action made it their turn. AWAY: right
   * away if they are not at the screen, because staff, a calendar or another signer changed the turn, or a vendor took
   * longer than `PRESENT_MINUTES`.
   */
  readonly when: 'EVEN_OWN' | 'ALWAYS' | 'AWAY';
  /** Sent once per application, however often the gate recurs. */
  readonly once?: true;
  /** No text message, only an email. */
  readonly noText?: true;
  /** Days after the turn began at which a reminder is sent if it is still the same turn. */
  readonly remind: readonly number[];
  /** The message that replaces the first email; null: the email of this table. */
  readonly instead?: (file: LoanFile) => ReplacementMessage | null;
}

/**
 * The text of a message. Subjects and texts show on locked screens, so they contain nothing about a person, a home, an
 * amount, a decision or a loan.
 */
export interface TurnWords {
  readonly subject: string;
  /** Inserted between the lender's name and the opt-out text; absent with `noText`. */
  readonly sms?: string;
  /** The email's own text. Without it a borrower gets the gate's sentence, an additional signer the subject. */
  readonly body?: string;
  readonly link?: string;
}

/** A message that is sent. */
export interface ReminderMessage extends MessagePlan {
  readonly subject: string;
  /** Null: no text message. */
  readonly sms: string | null;
  readonly body?: string | undefined;
  readonly link?: string | undefined;
}

/** A row of the reminders' table before its text: a message, or the reason for none. */
export type TurnPlan = MessagePlan | { readonly silent: SilenceReason };
/** A row of the reminders' table: a message, or the reason for none. */
export type Turn = ReminderMessage | { readonly silent: SilenceReason };

/** Whether a row of the table has a message. */
export function hasMessage(turn: Turn): turn is ReminderMessage {
  return 'to' in turn;
}
