import { approveLoginReset, askLoginReset, declineLoginReset, readLoginReset } from '../console-api/login-reset.ts';
import { describeCall } from './docs.ts';
import { LOAN, NOW, PERSON } from './samples.ts';

const params = { uuid: LOAN };
const NONE = { twoStep: true, passkeys: 1, request: null };
const ASKED = {
  ...NONE,
  request: { check: 'CALLED_BACK', by: 'Una Writer', staffUuid: PERSON, at: NOW, from: NOW, until: NOW, isOpen: true },
} as const;

/** Documents the calls about resetting a borrower's second factor, for the OpenAPI description. */
export const loginResetDocs = [
  describeCall(
    readLoginReset,
    "Get a borrower's two-step login",
    'Whether two-step login is on, how many passkeys the account has, and the open request to reset them.',
    { params, reply: ASKED },
  ),
  describeCall(
    askLoginReset,
    'Request a reset of two-step login',
    'For a borrower who lost their phone, their recovery codes and every passkey. `check` says how the caller was identified. We email and text the borrower, who can object for 24 hours. Using a code or a passkey ends the request. `not-at-this-step`: there is nothing to reset.',
    { params, body: { check: 'CALLED_BACK' }, reply: ASKED },
  ),
  describeCall(
    approveLoginReset,
    'Approve a reset of two-step login',
    'By a different person than the one who requested it, 24 hours to 7 days later. Two-step login, recovery codes and passkeys are removed, every session ends, and we email and text the borrower.',
    { params, reply: { twoStep: false, passkeys: 0, request: null } },
  ),
  describeCall(declineLoginReset, 'Decline a reset of two-step login', 'Also withdraws it.', { params, reply: NONE }),
];
