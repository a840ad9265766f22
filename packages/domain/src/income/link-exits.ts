/** How a borrower came back, without a result, from linking a bank or a payroll at a vendor. */
export const LINK_EXITS = [
  'CLOSED',
  'NOT_FOUND',
  'MFA_FAILED',
  'INSTITUTION_DOWN',
  'LOCKED',
  'EXPIRED',
  'OTHER',
] as const;
export type LinkExit = (typeof LINK_EXITS)[number];

/** The options to offer after an exit, best first. */
export const NEXT_ACTIONS = ['TRY_AGAIN', 'WAIT', 'ANOTHER_SOURCE', 'UPLOAD', 'TALK'] as const;
export type NextAction = (typeof NEXT_ACTIONS)[number];

const AFTER: Readonly<Record<LinkExit, readonly NextAction[]>> = {
  CLOSED: ['TRY_AGAIN', 'ANOTHER_SOURCE', 'UPLOAD'],
  NOT_FOUND: ['ANOTHER_SOURCE', 'UPLOAD', 'TALK'],
  MFA_FAILED: ['TRY_AGAIN', 'ANOTHER_SOURCE', 'UPLOAD'],
  INSTITUTION_DOWN: ['WAIT', 'ANOTHER_SOURCE', 'UPLOAD'],
  LOCKED: ['ANOTHER_SOURCE', 'UPLOAD', 'TALK'],
  EXPIRED: ['TRY_AGAIN', 'ANOTHER_SOURCE', 'UPLOAD'],
  OTHER: ['TRY_AGAIN', 'ANOTHER_SOURCE', 'TALK'],
};

/** Returns the options to offer after an exit. */
export const actionsAfter = (exit: LinkExit): readonly NextAction[] => AFTER[exit];
