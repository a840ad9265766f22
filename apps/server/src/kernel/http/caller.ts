import type { Permission } from '@lintel/domain';

/**
 * `staff-setup`: a password is set and the second factor is not yet; nothing else is open. `hand-off`: a borrower's
 * other device, for one task only.
 */
export type SessionKind = 'borrower' | 'signer' | 'staff' | 'staff-setup' | 'hand-off';

/** The caller, from a valid token whose session is alive. */
export interface Caller {
  readonly identityUuid: string;
  readonly sid: string;
  readonly organisation: string;
  readonly typ: Exclude<SessionKind, 'hand-off'>;
  /** The loan that a signer logged in for: the only one that is open to them. */
  readonly loan: string | null;
  /** Set for a device that opened this person's hand-off link. Only calls that allow it are open to that device. */
  readonly handOff?: true;
  /** Whether the caller gave the password or a code within the last 20 minutes. */
  readonly steppedUp: boolean;
  /** The current permissions of a staff member; empty for everyone else. */
  readonly permissions: readonly Permission[];
}
