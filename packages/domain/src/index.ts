// The rules that apps and the contract can use, by area. Modules used only inside this package aren't exported.

// The loan file: facts, what they change, gates, the status that follows
export * from './loan-file/checklist-status.ts';
export * from './loan-file/credit-tries.ts';
export * from './loan-file/derived.ts';
export * from './loan-file/explain.ts';
export * from './loan-file/facts.ts';
export * from './loan-file/file.ts';
export * from './loan-file/fold.ts';
export * from './loan-file/gate-completions.ts';
export * from './loan-file/gates.ts';
export * from './loan-file/offer-steps.ts';
export * from './loan-file/people.ts';
export * from './loan-file/payment-decision.ts';
export * from './loan-file/predicates.ts';
export * from './loan-file/refusal.ts';
export * from './loan-file/regime.ts';
export * from './loan-file/route-table.ts';
export * from './loan-file/shown-gate.ts';
export * from './loan-file/status.ts';
export * from './loan-file/withheld.ts';

// The languages that words are written in
export * from './locale/locale.ts';
export * from './locale/localized.ts';
export { pseudoText } from './locale/pseudo.ts';

// The screen of a status, progress, polling
export * from './status/destination.ts';
export * from './status/polling-groups.ts';
export * from './status/poll.ts';
export * from './status/receipt.ts';
export * from './status/stages.ts';

// Cycle times: the waits of a loan file, by party and phase
export * from './cycle-time/parties.ts';
export { PHASES, type Phase } from './cycle-time/phases.ts';
export * from './cycle-time/waits.ts';

// Funnels, and the results of experiments
export * from './experiments/result.ts';
export * from './funnel/file-steps.ts';
export * from './funnel/period-before.ts';
export * from './funnel/report-period.ts';
export * from './funnel/reached.ts';
export * from './funnel/visit-steps.ts';

// Fixed lists: the specification's and ours
export * from './enums/condition-category.ts';
export * from './enums/consent-type.ts';
export * from './enums/decision.ts';
export * from './enums/device.ts';
export * from './enums/document-label.ts';
export * from './enums/document-type.ts';
export * from './enums/home.ts';
export { EMPLOYMENT_LABELS } from './enums/income-words.en.ts';
export * from './enums/income.ts';
export * from './enums/money.ts';
export { NAME_SUFFIX_LABELS } from './enums/name-suffix-words.en.ts';
export * from './enums/name-suffix.ts';
export * from './enums/offer.ts';
export * from './enums/people.ts';
export * from './enums/screening.ts';
export * from './enums/service.ts';
export * from './enums/signing.ts';
export * from './enums/stage.ts';
export * from './enums/valuation.ts';

// Form fields: each schema with its error sentences
export * from './fields/address-form.ts';
export * from './fields/address.ts';
export * from './fields/birthdate.ts';
export { tooYoung } from './fields/birthdate-words.en.ts';
export * from './fields/checks.ts';
export * from './fields/choice.ts';
export { UNEMPLOYED_APOLOGY } from './fields/choice-words.en.ts';
export * from './fields/contact-fields.ts';
export * from './fields/contact.ts';
export { CITIZENSHIP_LABELS, MARITAL_LABELS, OWNERSHIP_LABELS } from './fields/contact-words.en.ts';
export * from './fields/email-suggestion.ts';
export * from './fields/field-errors.ts';
export * from './fields/limits.ts';
export * from './fields/money.ts';
export { confirmIncomeSentence } from './fields/money-words.en.ts';
export * from './fields/name.ts';
export * from './fields/password.ts';
export * from './fields/phone-countries.ts';
export * from './fields/routing-number.ts';
export * from './fields/ssn.ts';
export * from './fields/states.ts';

export type { CsvResult } from './csv/read-csv.ts';

// Chat
export { ANSWER_FEEDBACK } from './assistant/feedback-words.en.ts';
export * from './assistant/choose-answer.ts';
export * from './assistant/feedback.ts';
export * from './assistant/format-answer.ts';
export * from './assistant/passage.ts';
export * from './chat/attachments.ts';
export * from './chat/canned-answers.ts';
export * from './chat/message.ts';
export { CHAT_MESSAGE_ERRORS } from './chat/message-words.en.ts';
export * from './chat/modes.ts';
export * from './chat/pre-engagement.ts';
export * from './chat/search.ts';
export * from './chat/survey.ts';
export { CHAT_RATING_LABELS } from './chat/survey-words.en.ts';
export * from './chat/times.ts';

// Feedback to the chief executive and the survey before a logout
export * from './feedback/feedback.ts';
export * from './feedback/leave-survey.ts';

// Offer codes
export * from './offer-codes/offer-code.ts';

// Loan officers and brokers
export * from './originators/csv.ts';
export * from './originators/invited-borrower.ts';
export * from './originators/originator.ts';
export * from './originators/originator-name.ts';

// Registration: steps, draft, who may apply
export * from './registration/blocking.ts';
export * from './registration/completeness.ts';
export * from './registration/create-body.ts';
export * from './registration/draft.ts';
export * from './registration/flow-path.ts';
export * from './registration/navigation.ts';
export * from './registration/paths.ts';
export * from './registration/place.ts';
export { LOAN_OFFICER_NOT_LICENSED } from './registration/place-words.en.ts';
export * from './registration/prefill.ts';
export type { PrefilledField, PrefillSource } from './registration/prefill-fields.ts';
export * from './registration/progress.ts';
export * from './registration/referrer.ts';
export * from './registration/step-form.ts';
export * from './registration/step-forms.ts';
export * from './registration/steps.ts';
export * from './registration/submit.ts';
export { PROCESSING_MESSAGES } from './registration/submit-words.en.ts';
export * from './registration/visit.ts';
export * from './registration/waitlist-body.ts';
export * from './registration/waitlist.ts';

// Offers: pricing, quotes, what a choice costs
export * from './offer/before-pricing.ts';
export * from './offer/buy-down.ts';
export * from './offer/largest-draw.ts';
export * from './offer/usual-offer.ts';
export * from './offer/differences.ts';
export * from './offer/discounts.ts';
export * from './offer/home-equity.ts';
export * from './offer/income-bypass.ts';
export * from './offer/offer-rate.ts';
export * from './offer/offer.ts';
export * from './offer/payment.ts';
export * from './offer/payoff-preference.ts';
export * from './offer/policies.ts';
export * from './offer/policy.ts';
export * from './offer/pricing-inputs.ts';
export * from './offer/pricing.ts';
export * from './offer/quote.ts';
export * from './offer/rate-levels.ts';
export * from './offer/ratios.ts';
export * from './offer/decline-reasons.ts';
export * from './offer/recording-tax.ts';
export * from './offer/sample-policy.ts';
export * from './offer/score-reasons.ts';
export * from './offer/slider.ts';
export * from './offer/term.ts';
export * from './offer/yearly-balances.ts';

// Income and employers
export * from './income/calculator.ts';
export * from './income/employer.ts';
export * from './income/figures.ts';
export * from './income/holder.ts';
export * from './income/link-exits.ts';
export * from './income/methods.ts';

// Debts and liens
export * from './liens/answers.ts';
export * from './liens/county-liens.ts';
export * from './liens/effect.ts';
export * from './liens/same-debts.ts';

// Identity verification
export * from './identity-verification/checks.ts';
export * from './identity-verification/outcome.ts';
export * from './identity-verification/sides.ts';
export * from './identity-verification/signer.ts';
export { ID_LABELS, PHOTO } from './identity-verification/words.ts';

// Demographic questions (HMDA)
export { hmdaUnanswered } from './hmda/answers-words.en.ts';
export * from './hmda/answers.ts';
export * from './hmda/form.ts';

// Conditions and the files that answer them
export * from './conditions/conditions.ts';
export * from './conditions/kinds.ts';
export * from './conditions/words.ts';
export * from './uploads/faults.ts';
export * from './uploads/file-name.ts';
export * from './uploads/limits.ts';
export * from './uploads/types.ts';
export * from './uploads/words.ts';

// The home: value, title, flood zone
export * from './valuation/access-contact.ts';
export * from './valuation/copies.ts';
export * from './valuation/kinds.ts';
export * from './valuation/notice.ts';
export * from './valuation/refund.ts';
export * from './title/conditions.ts';
export * from './title/names.ts';
export * from './title/same-signer.ts';
export * from './title/who-must-sign.ts';
export { TITLE_TEXTS } from './title/words.ts';
export * from './flood/coverage.ts';
export * from './flood/notice.ts';
export * from './flood/wait.ts';

// Additional signers
export * from './signers/explain.ts';
export * from './signers/invitation.ts';
export * from './signers/pages.ts';
export * from './signers/stage.ts';

// Closing: figures, documents, signatures, the notary
export * from './closing/fees.ts';
export * from './closing/final-quote.ts';
export * from './closing/closing-data.ts';
export * from './closing/promise.ts';
export * from './closing/timeline.ts';
export * from './document-model/notice.ts';
export * from './document-model/text.ts';
export * from './document-model/sets.ts';
export * from './documents/document-data.ts';
export * from './documents/summary-sections.ts';
export * from './documents/texts/certificate.ts';
export * from './documents/texts/esign-terms.ts';
export * from './documents/write-document.ts';
export * from './signing/first-day.ts';
export * from './signing/documents.ts';
export * from './signing/signature.ts';
export * from './signing/enums.ts';
export * from './site/banner.ts';
export * from './site/flag.ts';
export * from './site/flags.ts';
export * from './site/maintenance.ts';
export * from './site/rollout.ts';
export { ROLLOUT_ERRORS } from './site/rollout-words.en.ts';
export * from './site/schedule.ts';
export * from './notary/attorney-letters.ts';
export * from './notary/enums.ts';
export * from './notary/hours.ts';
export * from './notary/terms.ts';
export * from './notary/plan.ts';
export * from './notary/sessions.ts';

// The right to cancel
export * from './rescission/notice.ts';
export * from './rescission/period.ts';
export * from './rescission/state.ts';

// Money: accounts, checks, payments
export * from './bank/account.ts';
export * from './bank/autopay-prices.ts';
export * from './bank/format-autopay-prices.ts';
export * from './bank/autopay.ts';
export * from './bank/micro-deposit.ts';
export * from './bank/owner.ts';
export * from './funding/checks.ts';
export * from './funding/days.ts';
export * from './funding/shares.ts';
export * from './servicing/account.ts';

// Notices that the law requires
export * from './notices/adverse-action.ts';
export * from './notices/clocks.ts';
export * from './notices/counter-offer.ts';
export * from './notices/decline-figures.ts';
export * from './notices/ecoa.ts';
export * from './notices/incompleteness.ts';
export * from './notices/notice-parts.ts';
export * from './notices/mailed-notices.ts';
export * from './notices/reasons.ts';
export * from './notices/reoffer-reasons.ts';
export * from './notices/score.ts';
export * from './notices/silence.ts';

// Reminders: whose turn it is, and the messages about it
export * from './reminders/quiet-hours.ts';
export * from './reminders/stop-words.ts';
export * from './reminders/table.ts';
export * from './reminders/turn.ts';
export * from './reminders/when.ts';
export * from './reminders/whose-turn.ts';

// Sanctions lists
export * from './sanctions/confirmed-match.ts';
export * from './sanctions/list-entry.ts';
export * from './sanctions/name-parts.ts';
export * from './sanctions/review.ts';
export * from './sanctions/score.ts';
export * from './sanctions/screening-index.ts';

// The console: tasks, reviews, permissions, search
export * from './staff/audit-events.ts';
export * from './staff/clear-to-close.ts';
export * from './staff/closing-acts.ts';
export * from './staff/corrections.ts';
export * from './staff/file-ends.ts';
export * from './staff/gate-words.ts';
export * from './staff/login-reset.ts';
export * from './staff/permission.ts';
export * from './staff/phone-calls.ts';
export * from './staff/queue.ts';
export * from './staff/reasons.ts';
export * from './staff/rerun.ts';
export * from './staff/reviews.ts';
export * from './staff/rule-facts.ts';
export * from './staff/task-permissions.ts';
export * from './staff/tasks.ts';
export * from './staff/waiting-on.ts';
export * from './file-index/tokens.ts';

// Retention periods of a loan file
export * from './retention/erasable.ts';
export * from './retention/periods.ts';
export * from './retention/rules.ts';

// Days, time zones, ages
export * from './calendar/age.ts';
export * from './calendar/business-days.ts';
export * from './calendar/days-between.ts';
export * from './calendar/days.ts';
export * from './calendar/local-time.ts';
export * from './calendar/office-hours.ts';
export * from './calendar/zones.ts';

// Formatting of dates, money, names and numbers
export * from './format/address.ts';
export * from './format/age.ts';
export * from './format/calendar-day.ts';
export * from './format/date.ts';
export * from './format/group.ts';
export * from './format/mask.ts';
export * from './format/money.ts';
export * from './format/name.ts';
export * from './format/percent.ts';
export * from './format/file-size.ts';
export { perLocale } from './format/per-locale.ts';
export * from './format/phone.ts';
export * from './format/time-of-day.ts';

// Telemetry: the pages, query parameters and errors that events may have
export * from './telemetry/ignored-errors.ts';
export * from './telemetry/pages.ts';
export * from './telemetry/query.ts';
