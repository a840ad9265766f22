import type { BankAccount } from '@lintel/contract';
import { BackLink, Panel, SubmitButton, SummaryRows } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { GateForm, FormActions } from '../../../gate/gate-page.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { accountRows, findPendingPaymentAccount } from '../account.tsx';
import { AddAccountForm } from '../add-account-form.tsx';
import { CodeFields, codeErrors, codeField, useAnotherDeposit, useVerifyDeposit } from '../code-fields.tsx';
import type { AutopayPartProps } from './autopay-screen.tsx';
import { AUTOPAY } from './words.en.ts';

interface Props extends AutopayPartProps {
  here: string;
  onDone: () => void;
}

/** Adds a separate account for autopay, by bank link or numbers. */
export function AutopayAccountForm({ uuid, bank, ownerName, here, onDone }: Props & { ownerName: string }): ReactNode {
  const navigate = useNavigate();
  return (
    <AddAccountForm
      uuid={uuid}
      bank={bank}
      purpose="AUTOPAY"
      back={<BackLink to={here}>{AUTOPAY.back}</BackLink>}
      title={AUTOPAY.give.title}
      lead={AUTOPAY.give.lead}
      before={{ ownerName }}
      onLink={() => {
        void navigate('?way=link');
      }}
      onEntered={onDone}
    />
  );
}

/** Verifies the pending autopay account by its micro-deposit; without one, goes back to `here`. */
export function VerifyDeposit(props: Props): ReactNode {
  const account = findPendingPaymentAccount(props.bank);
  return account?.microDeposit ? (
    <VerifyDepositForm {...props} account={account} />
  ) : (
    <Navigate to={props.here} replace />
  );
}

function VerifyDepositForm({ uuid, account, reload, here, onDone }: Props & { account: BankAccount }): ReactNode {
  const sendCode = useVerifyDeposit(uuid, account, reload);
  const again = useAnotherDeposit(uuid, account, reload);
  const form = useGateForm({
    uuid,
    title: AUTOPAY.code.title,
    check: (typed) => codeErrors(account, typed),
    errorFields: codeField(account),
    async send(typed, idempotencyKey) {
      await sendCode(typed, idempotencyKey);
      onDone();
    },
  });
  return (
    <GateForm form={form} back={<BackLink to={here}>{AUTOPAY.back}</BackLink>} title={AUTOPAY.code.title}>
      <Panel>
        <SummaryRows rows={accountRows(account)} />
      </Panel>
      <CodeFields account={account} form={form} />
      <div>
        {again.message}
        <FormActions form={form}>
          <SubmitButton busy={form.busy}>{AUTOPAY.code.submit}</SubmitButton>
          {again.button}
        </FormActions>
      </div>
    </GateForm>
  );
}
