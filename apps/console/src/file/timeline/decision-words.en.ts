import {
  ACCOUNT_REFUSALS,
  BANK_REVIEW,
  CLEAR_REASONS,
  CONDITION_CLOSE_REASONS,
  CONDITION_RETURN_REASONS,
  CONFIRM_REASONS,
  DECLINE_REASONS,
  DOCUMENT_REJECT_REASONS,
  INCOME_HOLDER_REASONS,
  INCOME_RETURN_REASONS,
  PAYMENT_REJECT_REASONS,
  RECONSIDERATION_REASONS,
  RERUN_REASONS,
  SIGNER_REMOVAL_REASONS,
  WITHDRAWAL_REASONS,
  type DecisionAct,
} from '@lintel/domain';
import { MONEY_OUT } from '../closing/money-out-words.en.ts';
import { CLOSING } from '../closing/words.en.ts';
import { CONDITIONS } from '../conditions/words.en.ts';
import { CORRECTIONS } from '../corrections/words.en.ts';
import { CLOSURE } from '../end-file/words.en.ts';
import { LETTERS } from '../letters/words.en.ts';
import { PHONE_CALLS } from '../phone-calls/words.en.ts';
import { SANCTIONS } from '../sanctions/words.en.ts';
import { INCOME_RECORDS, RECONSIDERATIONS } from '../words.en.ts';

type Codes = Readonly<Record<string, string>>;

const CLOSE_REASONS: Codes = Object.assign({}, ...Object.values(CONDITION_CLOSE_REASONS).flatMap(Object.values));

/** How staff decided, by the code that the audit trail holds. A review's outcomes are those of its gate. */
export const DECISION_OUTCOMES: Partial<Readonly<Record<DecisionAct, Codes>>> = {
  closure: { CANCELLED: 'Withdrawn', DECLINED: 'Declined' },
  income: { EVIDENCED: 'Income verified', RETURNED: 'Returned to the borrower' },
  'income-record': { ACCEPTED: 'Accepted', REFUSED: INCOME_RECORDS.refuse },
  'bank-account': { ACCEPTED: BANK_REVIEW.ACCEPTED.label, REFUSED: BANK_REVIEW.REFUSED.label },
  correction: CORRECTIONS.states,
  reconsideration: RECONSIDERATIONS.states,
  document: { ACCEPTED: 'Accepted', REJECTED: 'Rejected' },
  assignment: { ASSIGNED: 'Assigned', UNASSIGNED: 'Unassigned' },
  sanctions: { CLEAR: SANCTIONS.clear, REOPEN: SANCTIONS.reopen, CONFIRM: SANCTIONS.states.CONFIRMED },
  'signing-problem': CLOSING.settles,
  'attorney-opinion': CLOSING.outcomes,
  'recall.settled': MONEY_OUT.outcomes,
  'condition.close': CONDITIONS.closings,
  letter: LETTERS.states,
  'phone-call': PHONE_CALLS.outcomes,
  rescission: CLOSING.ways,
};

/** Why staff decided so, by the code of the reason. A review's reasons are those of its gate. */
export const ACT_REASONS: Partial<Readonly<Record<DecisionAct, Codes>>> = {
  rerun: RERUN_REASONS,
  closure: { ...DECLINE_REASONS, ...WITHDRAWAL_REASONS },
  income: INCOME_RETURN_REASONS,
  'income-record': { ...INCOME_HOLDER_REASONS.ACCEPTED, ...INCOME_HOLDER_REASONS.REFUSED },
  'bank-account': { ...ACCOUNT_REFUSALS, ...BANK_REVIEW.ACCEPTED.reasons },
  reconsideration: { ...RECONSIDERATION_REASONS.STANDS, ...RECONSIDERATION_REASONS.WITH_VALUER },
  document: DOCUMENT_REJECT_REASONS,
  'funding-rejection': PAYMENT_REJECT_REASONS,
  'condition.close': CLOSE_REASONS,
  'condition.return': CONDITION_RETURN_REASONS,
  sanctions: { ...CLEAR_REASONS, ...CONFIRM_REASONS },
  'signer-removed': SIGNER_REMOVAL_REASONS,
  'closing.void': CLOSURE.grounds,
};
