import type { AuditEvent } from '@lintel/domain';

/** What an entry names besides its actor, each by its words. */
export interface EntryNames {
  readonly staff: string;
  /** What the person did, and the same for someone who couldn't. */
  readonly did: string;
  readonly to: string;
  readonly decision: string;
  readonly field: string;
  readonly document: string;
}

/** What happened, after the name of the person who did it. */
export const ENTRY_WORDS: Readonly<Record<AuditEvent, (names: EntryNames) => string>> = {
  'desk.asked': ({ did }) => did,
  'desk.refused': ({ to }) => `couldn’t ${to}`,
  'desk.revealed': ({ field }) => `revealed ${field}`,
  'desk.decided': ({ decision }) => `recorded: ${decision}`,
  'document.uploaded': ({ document }) => `uploaded ${document}`,
  'document.scanned': () => 'scanned an upload for malware',
  'application.created': () => 'started an application',
  'file.held': () => 'placed a legal hold',
  'file.hold-lifted': () => 'lifted a legal hold',
  'file.erasure-asked': () => 'recorded an erasure request',
  'file.erased': () => 'erased personal data of the file',
  'account.erased': () => 'erased an account that no file needs',
  'audit.chain-started': () => 'started a lender’s audit trail',
  'audit.export-asked': () => 'requested an export of the audit trail',
  'audit.exported': () => 'received an export of the audit trail',
  'staff.login': () => 'logged in to the console',
  'staff.login-failed': () => 'failed to log in to the console',
  'staff.code-wrong': () => 'entered a wrong authenticator code',
  'staff.stepped-up': () => 'confirmed their identity with a new code',
  'staff.logout': () => 'logged out of the console',
  'staff.password-set': () => 'set their first password',
  'staff.second-factor-set': () => 'set up their authenticator',
  'staff.password-reset': () => 'reset their console password',
  'staff.password-changed': () => 'changed their console password',
  'staff.recovery-codes-made': () => 'got new recovery codes',
  'staff.session-ended': () => 'ended one of their sessions',
  'staff.sessions-ended': () => 'ended their other sessions',
  'staff.second-factor-reset-asked': ({ staff }) => `requested an authenticator reset for ${staff}`,
  'staff.second-factor-reset-declined': ({ staff }) => `declined an authenticator reset for ${staff}`,
  'staff.second-factor-reset': ({ staff }) => `approved an authenticator reset for ${staff}`,
  'staff.recovered': ({ staff }) => `restored console access for ${staff}`,
  'staff.invited': ({ staff }) => `invited ${staff}`,
  'staff.changed': ({ staff }) => `changed the permissions of ${staff}`,
  'identity.registered': () => 'created an account',
  'identity.login': () => 'logged in',
  'identity.login-failed': () => 'failed to log in',
  'identity.logout': () => 'logged out',
  'identity.session-ended': () => 'logged out one of their devices',
  'identity.sessions-ended': () => 'logged out all their other devices',
  'identity.phone-changed': () => 'changed their mobile number',
  'identity.account-closed': () => 'closed their account',
  'identity.email-changed': () => 'changed their email address',
  'identity.email-reverted': () => 'changed their email address back with an emailed link',
  'identity.stepped-up': () => 'confirmed their identity',
  'identity.code-wrong': () => 'entered a wrong two-step login code',
  'identity.second-factor-set': () => 'turned on two-step login',
  'identity.second-factor-removed': () => 'turned off two-step login',
  'identity.recovery-codes-made': () => 'got new recovery codes for two-step login',
  'identity.passkey-added': () => 'added a passkey',
  'identity.passkey-removed': () => 'removed a passkey',
  'identity.passkey-refused': () => 'tried a passkey that was refused',
  'identity.password-changed': () => 'changed their password',
  'identity.password-reset': () => 'reset their password',
  'identity.proof-wrong': () => 'gave a wrong answer while resetting a password',
  'identity.set-aside': () => 'had an unconfirmed account set aside',
  'identity.login-reset-asked': () => 'requested a reset of a borrower’s two-step login',
  'identity.login-reset-declined': () => 'declined a reset of a borrower’s two-step login',
  'identity.login-reset': () => 'approved a reset of a borrower’s two-step login',
  'identity.login-reset-ended': () => 'used a second factor, which ended a request to reset it',
  'identity.email-confirmed': () => 'confirmed their email address',
  'profile.name-saved': () => 'saved their name',
  'consents.saved': () => 'saved their contact preferences',
  'wait-list.joined': () => 'joined the wait list',
  'originator.added': () => 'added a loan officer or broker',
  'originator.changed': () => 'changed a loan officer or broker',
  'originators.imported': () => 'imported loan officers and brokers',
  'referral.added': () => 'added a referral',
  'originator.linked': () => 'linked a loan officer or broker to a teammate',
  'originator.unlinked': () => 'unlinked a loan officer or broker',
  'account-setup.sent': () => 'started an application for a borrower',
  'account-setup.used': () => 'continued an application that a loan officer started',
  'offer-codes.imported': () => 'imported offer codes',
  'partner.added': () => 'created a key for a partner',
  'partner.removed': () => 'removed a partner',
  'experiment.changed': () => 'changed an experiment',
  'webhook.secret-made': () => 'created a webhook secret',
};

export const ENTRY = {
  sentence: (who: string, what: string) => `${who} ${what}.`,
  document: (type: string) => `a document (${type})`,
  /** A change that someone submitted. */
  request: (to: string) => `submitted a request to ${to}`,
  forStaff: (what: string, staff: string) => `${what} for ${staff}`,
  /** Stands for a name that an entry doesn't have, or that the filter leaves open. */
  any: {
    staff: 'a teammate',
    did: 'used the console',
    to: 'use the console',
    decision: 'a decision',
    field: 'a full number',
    document: 'a document',
  },
  fields: { SSN: 'a Social Security number', DOB: 'a date of birth', ACCOUNT: 'a routing and account number' },
  /** Actors without an account. */
  actors: {
    anonymous: 'Someone not logged in',
    server: 'The server',
    retention: 'The retention schedule',
    'desk:invite': 'An operator',
    'desk:recover': 'An operator',
    'webhook:secret': 'An operator',
  } as Readonly<Record<string, string>>,
  customer: 'A borrower or signer',
  areas: {
    FILES: 'Files and documents',
    RETENTION: 'Records kept and erased',
    STAFF: 'Staff and loan officers',
    CUSTOMERS: 'Borrower and signer accounts',
    SYSTEM: 'Audit trail and system',
  },
} as const;
