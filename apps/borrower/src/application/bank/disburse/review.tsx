import type { BankAccount } from '@lintel/contract';
import { Panel, SummaryRows } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { GateView } from '../../../gate/application-screen.tsx';
import { WaitingPage } from '../../review-app/waiting-page.tsx';
import { accountRows } from '../account.tsx';
import { useAnotherAccount } from '../use-another-account.tsx';
import { DISBURSE_WAITING } from '../words.en.ts';

/** Shown while a loan specialist reviews the bank letter of the account. Gate disburse-review. */
export function Review({ account, ...view }: GateView & { account: BankAccount }): ReactNode {
  const another = useAnotherAccount(view, account);
  const { review } = DISBURSE_WAITING;
  return (
    <WaitingPage {...view} title={review.title} lead={review.lead}>
      <Panel title={review.account}>
        <SummaryRows rows={accountRows(account)} />
        <div>
          {another.message}
          {another.button}
        </div>
      </Panel>
      {another.dialog}
    </WaitingPage>
  );
}
