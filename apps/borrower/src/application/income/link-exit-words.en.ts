import type { LinkExit } from '@lintel/domain';

/** Why a vendor's page ended without a connection. Apart from the other text on income, for the pages that return. */
export const LINK_EXITS = {
  reasons: {
    CLOSED: () => 'You closed the page before it was done. Nothing was shared.',
    NOT_FOUND: () => 'The service you looked for isn’t on the list. Nothing was shared.',
    MFA_FAILED: (name) => `${name} didn’t accept the login or the code. Nothing was shared.`,
    INSTITUTION_DOWN: (name) => `${name} isn’t answering right now. Nothing was shared.`,
    LOCKED: (name) => `${name} says your account there is locked. Nothing was shared.`,
    EXPIRED: () => 'The connection timed out. Nothing was shared.',
    OTHER: (name) => `The connection to ${name} ended before it was done. Nothing was shared.`,
  } satisfies Record<LinkExit, (name: string) => string>,
  unnamed: 'The service',
} as const;
