import { expect, test } from 'vitest';
import { describeDecision } from './describe-decision.ts';

test.each([
  [{ act: 'closure', outcome: 'DECLINED', reasons: 'CREDIT_SCORE BANKRUPTCY' }, 'Application ended: Declined'],
  [{ act: 'income', outcome: 'RETURNED', reason: 'OUT_OF_DATE' }, 'Income decision: Returned to the borrower'],
  [{ act: 'condition.close', state: 'CANCELLED', reason: 'INSURED_OVER' }, 'Condition: Removed'],
  [{ act: 'letter', state: 'BACK' }, 'Letter updated: Returned'],
  [{ act: 'closing.void', ground: 'PAPERS_WRONG', consents: 0 }, 'Closing voided'],
  [{ act: 'recall.settled', outcome: 'RETURNED' }, 'Wire or ACH recall: Money returned'],
  [
    { act: 'review', gate: 'id-review', outcome: 'FAILED_VERIFICATION', reason: 'GLARE' },
    'ID review: Request a new ID',
  ],
])('shows the decision %j as "%s"', (decision, title) => {
  expect(describeDecision(decision).title).toBe(title);
});

test.each([
  [{ act: 'closure', outcome: 'CANCELLED', reasons: 'ASKED_BY_PHONE' }, 'Borrower asked by phone'],
  [
    { act: 'closure', outcome: 'DECLINED', reasons: 'CREDIT_SCORE BANKRUPTCY' },
    'Credit score below our minimum; Bankruptcy',
  ],
  [{ act: 'document', outcome: 'REJECTED', reason: 'ALTERED' }, 'Appears altered'],
  [{ act: 'condition.close', state: 'CANCELLED', reason: 'INSURED_OVER' }, 'Title company insures over it'],
  [{ act: 'closing.void', ground: 'PAPERS_WRONG' }, 'Documents are wrong'],
  [{ act: 'bank-account', outcome: 'ACCEPTED', reason: 'CALLED_BANK' }, 'Bank confirmed by phone'],
  [
    { act: 'income', outcome: 'RETURNED', reason: 'NOT_INCOME' },
    'Reason given to the borrower: The document doesn’t show income.',
  ],
  [
    { act: 'review', gate: 'id-review', outcome: 'FAILED_VERIFICATION', reason: 'EXPIRED' },
    'Reason given to the borrower or signer: The document has expired.',
  ],
])('shows the reason of the decision %j as "%s"', (decision, why) => {
  expect(describeDecision(decision).why).toBe(why);
});
