export * from './bank/account.ts';
export * from './bank/autopay.ts';
export * from './bank/dates.ts';
export * from './bank/micro-deposit.ts';
export { isOwnAccount } from './bank/owner.ts';
export { declineFigures, owedTooMuch, type DeclineFigures } from './notices/decline-figures.ts';
export { receiptPhase, receiptsBetween, type Receipt } from './status/receipt.ts';
export { closingFees } from './closing/fees.ts';
export { finalQuote, type FinalQuote } from './closing/final-quote.ts';
export {
  CLOSING_STEPS,
  closingTimeline,
  hasMoneyLeft,
  MONEY_STAGES,
  moneyStage,
  type ClosingDays,
  type ClosingStep,
  type MoneyStage,
  type TimelineStep,
} from './closing/timeline.ts';
export * from './notary/enums.ts';
export * from './notary/hours.ts';
export * from './notary/plan.ts';
export * from './notary/sessions.ts';
export * from './notary/states.ts';
export * from './notary/words.ts';
export { notaryOf, type NotaryOffer } from './notary/offer.ts';
export type { GivenValue, PaperClosing } from './closing/paper-closing.ts';
export { changesAtClosing, isAsShown, isSamePromise } from './closing/promise.ts';
export { isCancelNotice, NOTICE_COPIES } from './rescission/copies.ts';
export { attorneyLetters } from './notary/attorney-letters.ts';
export { CLOSING_ACTS, closingActs, type ClosingAct } from './desk/closing-acts.ts';
export { isCorrectedAtDesk, type CorrectedAtDesk } from './desk/corrections.ts';
export * from './desk/gate-words.ts';
export * from './desk/permission.ts';
export { nextReview, nextReviewQueues, type ReviewQueue } from './desk/next-review.ts';
export * from './enums/closing-ground.ts';
export * from './desk/reasons.ts';
export * from './search/tokens.ts';
export { tasksFor } from './desk/task-permissions.ts';
export { canRerun } from './desk/rerun.ts';
export {
  ALERT_CALLS,
  isStaffReview,
  outcomesOf,
  resolution,
  STAFF_REVIEWS,
  unconfirmedEmployment,
  type AlertCall,
  type Resolution,
  type StaffReview,
} from './desk/reviews.ts';
export { staffTarget } from './desk/target.ts';
export {
  ATTORNEY_TASKS,
  DECISION_ALARM_DAYS,
  MONEY_ALARM_DAYS,
  isStaffTask,
  NOTICE_ALARM_DAYS,
  PAPERS_ALARM_MINUTES,
  STAFF_TASKS,
  UNWINDING_TASKS,
  type StaffTask,
} from './desk/tasks.ts';
export * from './enums/condition-category.ts';
export * from './enums/consent-type.ts';
export * from './enums/decision.ts';
export * from './enums/discount-type.ts';
export * from './enums/document-label.ts';
export * from './enums/document-type.ts';
export * from './enums/employment-type.ts';
export * from './enums/fee-type.ts';
export * from './enums/income-source.ts';
export * from './enums/name-suffix.ts';
export * from './enums/occupancy-type.ts';
export * from './enums/offer-outcome.ts';
export * from './enums/ownership-type.ts';
export * from './enums/payment-method.ts';
export * from './enums/payoff.ts';
export * from './enums/profile-type.ts';
export * from './enums/service.ts';
export { stageIndex, STAGES, type Stage } from './enums/stage.ts';
export * from './enums/valuation.ts';
export * from './enums/verification.ts';
export {
  CHECKLIST_STATUSES,
  STORED_STATUSES,
  type ChecklistStatus,
  type StoredStatus,
} from './loan-file/checklist-status.ts';
export {
  FACT_TYPES,
  isFactType,
  parseFact,
  type Fact,
  type FactData,
  type FactOf,
  type FactType,
} from './loan-file/facts.ts';
export { BORROWER, emptyFile, type ClockName, type LoanFile, type Regime } from './loan-file/file.ts';
export { summarySections, type SummaryFacts, type SummarySection } from './documents/summary-sections.ts';
export type { PaperAbout, PaperOffer, PaperSigner } from './documents/about.ts';
export type { PaperLender } from './paper/lender.ts';
export { fieldLabel, linesOf, type Block, type Paper, type PaperField } from './paper/paper.ts';
export { PAPERS, papersOf, type PaperFile, type PaperName, type PaperOwed, type PaperSet } from './paper/sets.ts';
export { ESIGN_REQUIREMENTS, esignSample, PAPER_FEE } from './documents/texts/esign-terms.ts';
export { writePaper } from './documents/write-paper.ts';
export {
  earliestSigning,
  signingNotBefore,
  type EarliestSigning,
  type Given,
  type NotBefore,
  type OwnerNotice,
} from './signing/first-day.ts';
export * from './signing/papers.ts';
export * from './signing/signature.ts';
export * from './enums/signature.ts';
export * from './signing/words.ts';
export { certificateOfCompletion, type Signed } from './documents/texts/certificate.ts';
export { formatAge } from './format/age.ts';
export * from './format/address.ts';
export { lastFour } from './format/bank-account.ts';
export { calendarDay, PACIFIC } from './format/calendar-day.ts';
export { formatDate, formatDateInProse, toIsoDate } from './format/date.ts';
export { formatFileSize } from './format/file-size.ts';
export { formatList } from './format/list.ts';
export { accountEnding, maskEmail, maskPhone } from './format/mask.ts';
export { centsOf, formatMoney } from './format/money.ts';
export { formatName, formatShortName } from './format/name.ts';
export { formatPercent } from './format/percent.ts';
export { formatPhone, phoneDigits, stripPhone } from './format/phone.ts';
export * from './hmda/answers.ts';
export * from './hmda/notice.ts';
export * from './hmda/options.ts';
export { adverseActionPaper } from './notices/adverse-action.ts';
export { CLOCK_RULE_SET, idleDays, isSilent, noticeDue, noticeDueAt, silentSinceAtLatest } from './notices/clocks.ts';
export { counterOfferPaper, type CounterTerm } from './notices/counter-offer.ts';
export { ecoaNotice } from './notices/ecoa.ts';
export { incompletenessPaper } from './notices/incompleteness.ts';
export type { NoticeAbout } from './paper/notice.ts';
export type { NoticeReport } from './notices/paper-parts.ts';
export { noticesPosted } from './notices/posted.ts';
export {
  contradictedReasons,
  givenReasons,
  keyFactors,
  printedReasons,
  restsOnReport,
  type Judged,
} from './notices/reasons.ts';
export { reofferReasons, type PricedFrom } from './notices/reoffer-reasons.ts';
export { scorePaper } from './notices/score.ts';
export { canBeSilent, silentSince } from './notices/silence.ts';
export { intakeDecline, reapplyOn, transferDecline } from './offer/before-pricing.ts';
export type { PricedOffers } from './offer/build-offers.ts';
export { BUY_DOWN_FLAG, buyDowns, type BuyDown } from './offer/buy-down.ts';
export { fixedCostsOf, recordingCharges } from './offer/costs.ts';
export {
  offerDifferences,
  OFFER_FIGURES,
  type OfferDifference,
  type OfferFigure,
  type LargestDraws,
  type TotalCosts,
} from './offer/differences.ts';
export { drawRange, isDrawInRange, type DrawRangeTerms } from './offer/draw-range.ts';
export { incomeBypass, SAMPLE_BYPASS, type BypassPolicy } from './offer/income-bypass.ts';
export * from './offer/offer.ts';
export { largestOffer, mostOf } from './offer/largest-draw.ts';
export { discountedRate } from './offer/offer-rate.ts';
export { discountSaving, interestOnlyPayment, loanPayment } from './offer/payment.ts';
export { canDeduct, canPreserve, drawLimits, payoffTotal } from './offer/payoff-preference.ts';
export { OFFER_HOLD_DAYS, periodsOf } from './offer/periods.ts';
export type { Policy, RecordingCharges } from './offer/policy.ts';
export { price, type Priced, type Winback } from './offer/pricing.ts';
export type { BrandTerms, PreviousSelection, PricedLiability, PricingInputs } from './offer/pricing-inputs.ts';
export { fixedCosts, quote, quoteRefusal, type QuoteRefusal } from './offer/quote.ts';
export { offerRate, rateAfter, type RateInputs } from './offer/rate.ts';
export { rateLevels, type RateLevel } from './offer/rate-levels.ts';
export { ratios, type Ratios } from './offer/ratios.ts';
export * from './offer/reasons.ts';
export { flagsRecordingTax } from './offer/recording-tax.ts';
export { policyOf } from './offer/policies.ts';
export { SAMPLE_POLICY } from './offer/sample-policy.ts';
export { scoreReasons } from './offer/score-reasons.ts';
export { sliderRange, type SliderRange } from './offer/slider.ts';
export { quoteTotals, type QuoteTotals } from './offer/totals.ts';
export { nearestFee, usualOffer } from './offer/usual-offer.ts';
export {
  answeredWith,
  askedAgain,
  asksForIdentity,
  IDENTITY_CONDITIONS,
  identityFacts,
  SIGNER_CHECK,
  type IdAnswer,
} from './identity-verification/outcome.ts';
export * from './identity-verification/reasons.ts';
export * from './identity-verification/sides.ts';
export {
  signerAnsweredWith,
  signerCheckAttempt,
  signerCheckCondition,
  signerIdentityFacts,
  type SignerIdAnswer,
} from './identity-verification/signer.ts';
export * from './identity-verification/tries.ts';
export { calculateIncome, type CalculatedIncome, type IncomeBasis, type StatedPay } from './income/calculator.ts';
export * from './income/employer.ts';
export * from './income/figures.ts';
export * from './income/holder.ts';
export * from './income/leaving.ts';
export * from './income/methods.ts';
export * from './liens/answers.ts';
export * from './liens/county-liens.ts';
export * from './liens/effect.ts';
export * from './liens/same-debts.ts';
export { stayingLiens } from './liens/staying.ts';
export { derivedValues, liensReached, shownGate, type DerivedValues } from './loan-file/derived.ts';
export * from './loan-file/credit-tries.ts';
export { asksNothing } from './loan-file/asks-nothing.ts';
export { explain, sentence, type ExplainWords, type Explanation } from './loan-file/explain.ts';
export { currentGate, fold, replay } from './loan-file/fold.ts';
export { isCounterOpen } from './loan-file/counter-offer.ts';
export { hasSignedBefore } from './loan-file/people.ts';
export { hasHardConsent } from './loan-file/gates/credit.ts';
export {
  attemptOf,
  gateOf,
  GATES,
  isOpen,
  type Gate,
  type GateId,
  type Owner,
  type WorkName,
} from './loan-file/gates.ts';
export {
  allSigned,
  anySigned,
  deedSigners,
  hasSanctionsMatch,
  hasSignedDeed,
  hasSignedNote,
  isPresent,
  isRescindable,
  noteSigners,
  owners,
  unnamed,
} from './loan-file/people.ts';
export { OFFER_STEPS, stepsAfterOffer, type OfferStep } from './loan-file/offer-steps.ts';
export { regimeOf } from './loan-file/regime.ts';
export { refusal, type Refusal } from './loan-file/refusal.ts';
export {
  isManualNotary,
  pendingClocks,
  progressOf,
  stageOf,
  startedWork,
  statusOf,
  type Progress,
  type Work,
} from './loan-file/status.ts';
export { withheldFrom } from './loan-file/withheld.ts';
export * from './calendar/age.ts';
export { businessDayAfter } from './calendar/business-days.ts';
export { dayAfter } from './calendar/days.ts';
export { mailDay } from './calendar/rescission-days.ts';
export * from './calendar/plain-date.ts';
export { addressForm, needsLookUp, type AddressForm } from './fields/address-form.ts';
export * from './fields/address.ts';
export * from './fields/birthdate.ts';
export * from './fields/checks.ts';
export * from './fields/choice.ts';
export * from './fields/consent.ts';
export * from './fields/contact.ts';
export * from './fields/email-suggestion.ts';
export * from './fields/email.ts';
export * from './fields/employment.ts';
export * from './fields/field-errors.ts';
export * from './fields/limits.ts';
export * from './fields/money.ts';
export * from './fields/name.ts';
export * from './fields/password.ts';
export * from './fields/phone.ts';
export * from './fields/routing-number.ts';
export * from './fields/short-code.ts';
export * from './fields/ssn.ts';
export * from './fields/states.ts';
export * from './fields/typeahead.ts';
export * from './fields/withdrawal.ts';
export * from './registration/applicable-application.ts';
export * from './registration/blocking.ts';
export * from './registration/completeness.ts';
export * from './registration/create-body.ts';
export * from './registration/disaster.ts';
export * from './registration/draft.ts';
export * from './registration/legacy.ts';
export * from './registration/navigation.ts';
export * from './registration/new-york.ts';
export * from './registration/paths.ts';
export * from './registration/processing.ts';
export * from './registration/progress.ts';
export * from './registration/referrer.ts';
export type { StepContext } from './registration/step-form.ts';
export { STEP_FORMS } from './registration/step-forms.ts';
export * from './registration/steps.ts';
export { confirmIncomeSentence } from './registration/steps/annual-income.ts';
export * from './registration/submit.ts';
export { visitAfter } from './registration/visit.ts';
export * from './registration/waitlist-body.ts';
export * from './registration/waitlist.ts';
export * from './conditions/conditions.ts';
export * from './conditions/kinds.ts';
export * from './conditions/words.ts';
export * from './uploads/faults.ts';
export * from './uploads/file-name.ts';
export * from './uploads/limits.ts';
export * from './uploads/types.ts';
export {
  applicationLocation,
  carriedSearch,
  destination,
  routesByItself,
  type Destination,
} from './status/destination.ts';
export { isSettled, isWaiting } from './status/groups.ts';
export * from './status/poll.ts';
export type { RouteInput } from './loan-file/route-input.ts';
export * from './status/stages.ts';
export { approvalsFor, BY_RULE, doneByRule } from './funding/approvals.ts';
export type { FundingRule } from './offer/funding-rule.ts';
export { isInCancelPeriod } from './loan-file/cancel-period.ts';
export { isMarginOver } from './loan-file/cancel-period.ts';
export { hasOpenCondition } from './loan-file/gates/conditions.ts';
export {
  CHECK_STATES,
  FINAL_CHECKS,
  finalChecks,
  isGoodThrough,
  type CheckedFile,
  type CheckState,
  type FinalCheck,
} from './funding/checks.ts';
export { DESTINATIONS } from './enums/destination.ts';
export { RECALL_OUTCOMES } from './funding/recall.ts';
export { fundingAfter, fundingIfSigned, type ExpectedFunding } from './funding/expected-days.ts';
export { bookingDay, paymentDay } from './funding/payment-day.ts';
export { fundingPlan, PAYEES, type FundingPlan, type Payee, type Payoff, type Share } from './funding/shares.ts';
export { floodCoverage } from './flood/coverage.ts';
export { floodNoticePaper } from './flood/notice-paper.ts';
export { floodWait, floodWaitEnds } from './flood/wait.ts';
export { isFloodArea } from './flood/zone.ts';
export { EXCEPTION_KINDS, titleConditions } from './title/conditions.ts';
export {
  CLEAR_REASONS,
  CONFIRM_REASONS,
  isClearReason,
  isConfirmReason,
  REPORT_BUSINESS_DAYS,
  type ClearReason,
  type ConfirmReason,
} from './sanctions/review.ts';
export { SCREENING_TIMES, type ScreeningTime } from './enums/screening-time.ts';
export { confirmedMatchStep, type ConfirmedMatchStep } from './sanctions/confirmed-match.ts';
export {
  LIST_DAYS,
  listAge,
  type BirthDate,
  type ListEntry,
  type SanctionsList,
  type ScreenedPerson,
} from './sanctions/list-entry.ts';
export { nameParts } from './sanctions/name-parts.ts';
export { compareBirth, REVIEW_SCORE, type Agreement, type MatchScore } from './sanctions/score.ts';
export {
  blockingKeys,
  buildScreeningIndex,
  searchParts,
  type PossibleMatch,
  type ScreeningIndex,
} from './sanctions/screening-index.ts';
export { isEntity, isNameInDoubt, isSamePerson, namesOnRecord } from './title/names.ts';
export { matchSigners } from './title/same-signer.ts';
export { INVITATION_DAYS } from './signers/invitation.ts';
export { SIGNER_STATES, signerState } from './signers/state.ts';
export * from './enums/notice-way.ts';
export { LIVES_THERE, SIGNER_RELATIONS, SIGNER_ROLES } from './enums/signer.ts';
export { explainToSigner, type SignerExplanation } from './signers/explain.ts';
export { SIGNER_REMOVAL_REASONS, TAKEN_BACK } from './signers/reasons.ts';
export { signerPage, signerStep, type SignerPage } from './signers/pages.ts';
export { CO_DEED_STAGES, coDeedStage, conditionsOpenFor, type CoDeedStage } from './signers/stage.ts';
export { ESTATES, whoMustSign, type MustSign } from './title/who-must-sign.ts';
export { textableFrom } from './turns/quiet-hours.ts';
export { askedByText } from './turns/stop-words.ts';
export { TURNS } from './turns/table.ts';
export { isTold, type OwnLetter, type Told, type Turn } from './turns/turn.ts';
export { BATCH_MINUTES, firstLetterAt, PRESENT_MINUTES, remindersAt, type Came } from './turns/when.ts';
export { asksAnew, isSameTurn, stillToSign, whoseTurn, type WhoseTurn } from './turns/whose-turn.ts';
export { dayBegins, dayEnding, zonedInstant } from './calendar/local-time.ts';
export { zoneName, zoneOf } from './calendar/zones.ts';
export { rescissionPeriod, unwindingDue, UNWINDING_DAYS, type RescissionPeriod } from './rescission/period.ts';
export { isTypedName } from './rescission/typed-name.ts';
export * from './valuation/access-contact.ts';
export { papersOwedBy, valuationCopyPaper, type CopyName, type OwedPaper } from './valuation/copies.ts';
export * from './valuation/kinds.ts';
export * from './valuation/notice.ts';
export * from './valuation/reconsidered.ts';
export * from './valuation/refund.ts';
export { erasable, KEPT_BECAUSE, keptBecause, type KeptBecause } from './retention/erasable.ts';
export { HOLD_REASONS, LIFT_REASONS, type HoldReason, type LiftReason } from './retention/holds.ts';
export { goesOn, monthsAfter, retentionPeriods, type FileDays, type RetentionPeriod } from './retention/periods.ts';
export {
  FILE_RECORDS,
  OTHER_RECORDS,
  RETENTION_RULES,
  RETENTION_RULE_NAMES,
  type FileRecord,
  type OtherRecord,
  type RetentionPolicy,
  type RetentionRule,
} from './retention/rules.ts';
