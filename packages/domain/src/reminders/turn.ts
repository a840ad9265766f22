import type { LoanFile } from '../loan-file/file.ts';

/** Why no one gets a message when a gate becomes current. */
export type Silence =
  /** It is over in seconds. */
  | 'SECONDS'
  /** A person at the desk has it: the task is in their queue. */
  | 'STAFF'
  /** Somebody else has it for days, and nobody has to do anything; the application says so. */
  | 'OTHERS';

/** A letter of another kind that tells of the gate already: a notice that the law words, or what became of a bank account. */
export type OwnLetter =
  | 'notice.closed'
  | 'notice.adverse-action'
  | 'notice.counter-offer'
  | 'bank.account-refused'
  | 'bank.account-accepted';

/** A message that is sent. Subjects and texts show on locked screens, so they contain nothing about a person, a home, an amount, a decision or a loan. */
export interface ReminderMessage {
  readonly to: 'BORROWER' | 'SIGNERS';
  /**
   * EVEN_OWN: at once. ALWAYS: at once, unless the person's own press made it their turn. AWAY: at once when they are not before the screen, that is when a person at the desk,
   * a calendar or another signer moved the ball, or a vendor needed longer than `PRESENT_MINUTES`.
   */
  readonly when: 'EVEN_OWN' | 'ALWAYS' | 'AWAY';
  /** Sent once in the life of an application, however often the gate comes back. */
  readonly once?: true;
  readonly subject: string;
  /** Comes after the lender's name and before how to stop; null: no text message. */
  readonly sms: string | null;
  /** Days after the turn began at which a reminder is sent while it is still the same turn. */
  readonly remind: readonly number[];
  /** What the first mail is instead; null: a mail of this table. */
  readonly instead?: (file: LoanFile) => OwnLetter | null;
  /** The email's own words. Without them a borrower reads the sentence of the gate, a further signer the subject. */
  readonly body?: string;
  /** What the link of the email says. */
  readonly link?: string;
}

/** One row of the table of turns. */
export type Turn = ReminderMessage | { readonly silent: Silence };

export function isTold(turn: Turn): turn is ReminderMessage {
  return 'to' in turn;
}
