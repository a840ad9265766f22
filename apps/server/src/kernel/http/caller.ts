import type { Permission } from '@lintel/domain';

/**
 * `staff-setup`: a password was set and the second factor is being set up; nothing else is open. `hand-off`: another device of a borrower, for one thing alone.
 */
export type SessionKind = 'borrower' | 'signer' | 'staff' | 'staff-setup' | 'hand-off';

/** Who is calling, from a valid token whose session still lives. */
export interface Caller {
  readonly identityUuid: string;
  readonly sid: string;
  readonly organisation: string;
  readonly typ: Exclude<SessionKind, 'hand-off'>;
  /** The loan that a signer signed in for: the only one that is open to them. */
  readonly loan: string | null;
  /** A device that took up a link of this person: only calls that say so are open to it. */
  readonly handOff?: true;
  /** Whether the password or a code was given within the last 20 minutes. */
  readonly steppedUp: boolean;
  /** What somebody at the desk may do, as it stands now; nobody else has any. */
  readonly permissions: readonly Permission[];
}
