/** Accounts of borrowers and staff: passwords, passkeys, sessions, second factors, recovery. */
export { accountIndex } from './account-index.ts';
export { loadAccountRecord, loadLoginRecords } from './account-record.ts';
export { emailAccountOwner } from './account-mail.ts';
export { inviteStaff, mailInvitation, setUpWithPassword, setupUrl } from './account-setup.ts';
export { answerChallenge, logInStaff } from './challenge.ts';
export { closeLogins } from './close-logins.ts';
export {
  accountsToClose,
  cancelClosing,
  countAccountsToClose,
  lastVisit,
  lockClosing,
  postponeClosing,
  scheduleClosing,
} from './closing.ts';
export { isEmailConfirmed, markEmailConfirmed } from './email-verification.ts';
export {
  findPasswordlessAccount,
  makeExternalAccount,
  startExternalSession,
  stepUpExternally,
} from './external-account.ts';
export { findChangeBack } from './contact-change/revert.ts';
export { requireSecondPerson } from './independence.ts';
export { lockAccount, lockOpenAccount, lockOwnAccount } from './lock-account.ts';
export { removeOldGuesses } from './guesses.ts';
export { logInWithPasskey } from './passkeys/log-in.ts';
export { getRelyingParty } from './passkeys/relying-party.ts';
export { newPasskeyRequest } from './passkeys/use.ts';
export {
  approveLoginReset,
  declineLoginReset,
  loadLoginReset,
  requestLoginReset,
  type LoginResetAction,
} from './login-reset/service.ts';
export { readPerson, savePerson, type Person } from './person.ts';
export { countOlderPasswords } from './rehash.ts';
export { identity } from './routes.ts';
export { approveReset, requestReset, declineReset, resetSecondFactor } from './second-factor-reset.ts';
export { beginSecondFactor, confirmSecondFactor } from './second-factor.ts';
export { changePhone, loadIdentity, logIn, register } from './service.ts';
export {
  endOtherSessions,
  endSession,
  findOpenSessions,
  isSessionOpen,
  readSession,
  startSession,
} from './sessions.ts';
export { toIdentityReply } from './shape.ts';
export { codeOfToken, isSameCode, newCode } from './short-code.ts';
export {
  claimAccount,
  findIdentityByEmail,
  makeSignerAccount,
  hashSignerPassword,
  startSignerSession,
} from './signer-account.ts';
export {
  loadAttorneys,
  changeStaff,
  loadAllStaffNames,
  staffByEmail,
  staffMember,
  loadStaffNames,
  loadOrganizationStaff,
  type StaffRow,
} from './staff.ts';
export { openTokens } from './tokens.ts';
export { codeAt } from './totp.ts';
export { setDeviceCookie, toVisitor } from './visitor.ts';
export {
  accountContact,
  accountsOfPhone,
  confirmedAccounts,
  isSetAside,
  readIdentity,
  type CallerIdentity,
} from './account-lookup.ts';
