import type { StaffRole } from '@lintel/domain';

/** Roles of staff: names for sets of permissions. */
export const ROLE_WORDS: Readonly<Record<StaffRole, string>> = {
  UNDERWRITER: 'Underwriter',
  CLOSER: 'Closer',
  FUNDER: 'Funder',
  ATTORNEY: 'Attorney',
  OFFICER: 'Loan officer',
  COMPLIANCE: 'Compliance officer',
  AGENT: 'Chat agent',
  SUPERVISOR: 'Chat supervisor',
  ADMIN: 'Admin',
};
