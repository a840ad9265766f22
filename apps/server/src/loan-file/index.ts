/** The loan file: its facts, the file that they fold to, and its status. `record` is the only writer of facts. */
export {
  loadApplications,
  lockApplication,
  loadLoanNumbers,
  lockApplications,
  markErased,
  readApplication,
  readLocale,
  selectApplications,
  setOriginator,
  shareApplications,
  type ApplicationRow,
} from './applications.ts';
export { canonical } from './canonical.ts';
export { loanClockSetting, loanNow, loanToday, pacificDay, setLoanClock } from './clock.ts';
export type { ChangeListener, FollowUp, GateWords, LoanChange, LockedLoan } from './context.ts';
export { buildDeclineFact } from './decline.ts';
export {
  evidenceExpiredAt,
  factsAfter,
  factsOfType,
  factsOfTypes,
  lastActOfBorrower,
  findLastFact,
  lastFunding,
  lastSelectedVersion,
  newestFacts,
} from './facts.ts';
export { forgetGateWords } from './gate-words.ts';
export { GENESIS, sha256 } from './hash.ts';
export { getCounterOfferExpiry } from './counter-offer-expiry.ts';
export { loadGateBacklog } from './backlog.ts';
export { recordWork } from './record-work.ts';
export { toFact, openFile, record, workKey, type Decide, type RecordResult } from './record.ts';
export { loanFile } from './routes.ts';
export { signersInReview } from './signers-in-review.ts';
export { loadStatus, loadGateWords } from './load-status.ts';
export { toStatusReply } from './status-shape.ts';
export { loadFacts, findLastFactWithTime } from './store.ts';
export { sweepClocks } from './sweep.ts';
export { readUndecidedSubmittedAt, findUndecidedSubmittedBy, undecidedSubmittedAt } from './undecided.ts';
export { loanReply, rebuildReplies, type LoanReply } from './loan-reply.ts';
