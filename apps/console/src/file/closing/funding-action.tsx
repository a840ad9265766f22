import { approveFunding, proposeFunding, rejectFunding, type readFunding, type Reply } from '@lintel/contract';
import { formatMoney, getsRemainder, isPaymentRejectReason, PAYMENT_REJECT_REASONS } from '@lintel/domain';
import { Disclosure, Notice, Select, Text, TextArea } from '@lintel/ui';
import type { ReactNode } from 'react';
import { toWords } from '../../details/field.ts';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { useMay } from '../../platform/me.ts';
import { formatDateTime } from '../../platform/times.ts';
import { FileForm } from '../file-form.tsx';
import { useFile } from '../use-file.ts';
import { CLOSING } from './words.en.ts';

export type Funding = Reply<typeof readFunding>;

/**
 * The next step of a payment: a form to propose it, or to approve or reject the proposal, and why the last proposal was
 * rejected.
 */
export function FundingAction({ of }: { of: Funding }): ReactNode {
  const { amount, approvals, shares, proposed, approved, rejected, mayApprove } = of;
  const {
    file: { closingActs },
  } = useFile();
  const may = useMay();
  if (!closingActs.includes('PAY') || amount == null || approvals == null || approved) return null;
  const payment = { amount, shares, approvals };
  return (
    <>
      {rejected && <LastRejection of={rejected} />}
      {!may('fund') && <Text>{proposed ? CLOSING.waitsForApprover : CLOSING.waitsForProposer}</Text>}
      {may('fund') && !proposed && <Propose {...payment} />}
      {may('fund') && proposed && !mayApprove && <Text>{CLOSING.waitsForSecond}</Text>}
      {may('fund') && proposed && mayApprove && (
        <>
          <Approve {...payment} />
          <Reject of={of} />
        </>
      )}
    </>
  );
}

type ProposedPayment = Pick<Funding, 'shares'> & {
  /** Dollars of the whole advance. */
  readonly amount: number;
  readonly approvals: 1 | 2;
};

function Propose({ approvals, ...payment }: ProposedPayment): ReactNode {
  return (
    <FileForm
      name="proposal"
      submit={CLOSING.propose(formatMoney(payment.amount, 2))}
      done={CLOSING.proposed}
      send={(_typed, on) => api(proposeFunding, { ...on, body: { amount: payment.amount, approvals } })}
    >
      {() => (
        <>
          <Breakdown {...payment} />
          <ApprovalRule approvals={approvals} />
        </>
      )}
    </FileForm>
  );
}

function Approve({ approvals, ...payment }: ProposedPayment): ReactNode {
  return (
    <FileForm
      name="approval"
      submit={CLOSING.approve(formatMoney(payment.amount, 2))}
      done={CLOSING.approved}
      send={(_typed, on) => api(approveFunding, { ...on, body: { amount: payment.amount } })}
    >
      {() => (
        <>
          <Breakdown {...payment} />
          <ApprovalRule approvals={approvals} />
          <Text size="s" tone="muted">
            {CLOSING.approveHint}
          </Text>
        </>
      )}
    </FileForm>
  );
}

/** Says how much of the advance leaves the bank for the borrower, because the button names the whole advance. */
function Breakdown({ amount, shares }: Omit<ProposedPayment, 'approvals'>): ReactNode {
  return shares.map(
    ({ payee, amount: share }) =>
      getsRemainder(payee) && (
        <Text key={payee}>{CLOSING.goesTo[payee](formatMoney(share, 2), formatMoney(amount, 2))}</Text>
      ),
  );
}

/** Leaves out the reasons about an account or a payoff that this loan doesn't pay. */
const listRejectReasons = ({ shares, payoffs }: Funding) =>
  Object.entries(PAYMENT_REJECT_REASONS)
    .filter(([code]) => code !== 'ACCOUNT_DIFFERS' || shares.some(({ payee }) => payee === 'BORROWER'))
    .filter(([code]) => code !== 'PAYOFF_DIFFERS' || payoffs.length > 0)
    .map(([value, label]) => ({ value, label }));

function Reject({ of }: { of: Funding }): ReactNode {
  return (
    <Disclosure summary={CLOSING.reject}>
      <FileForm
        name="rejection"
        submit={CLOSING.reject}
        quiet
        done={CLOSING.rejectDone}
        check={({ text }) => [
          ...(isPaymentRejectReason(text('reason')) ? [] : [{ field: 'reason', message: FORM.chooseReason }]),
          ...(text('comment') ? [] : [{ field: 'comment', message: CLOSING.rejectNotesMissing }]),
        ]}
        send={({ text }, on) =>
          api(rejectFunding, { ...on, body: { reason: text('reason'), comment: text('comment') } })
        }
      >
        {(at) => (
          <>
            <Select
              {...at('reason')}
              label={FORM.reason}
              placeholder={FORM.choose}
              hint={CLOSING.rejectReasonHint(of.payoffs.length > 0)}
              options={listRejectReasons(of)}
            />
            <TextArea
              {...at('comment')}
              label={CLOSING.rejectNotes}
              hint={CLOSING.rejectNotesHint}
              rows={2}
              maxLength={500}
            />
          </>
        )}
      </FileForm>
    </Disclosure>
  );
}

function LastRejection({ of: { by, at, reason, comment } }: { of: NonNullable<Funding['rejected']> }): ReactNode {
  return (
    <Notice tone="warning">
      <p>{CLOSING.rejectedBy(by, formatDateTime(at), toWords(reason, PAYMENT_REJECT_REASONS))}</p>
      {comment && <p>{comment}</p>}
    </Notice>
  );
}

function ApprovalRule({ approvals }: { approvals: 1 | 2 }): ReactNode {
  return (
    <Text size="s" tone="muted">
      {approvals === 2 ? CLOSING.twoPeople : CLOSING.onePerson} {CLOSING.stepUp}
    </Text>
  );
}
