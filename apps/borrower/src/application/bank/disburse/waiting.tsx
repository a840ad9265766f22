import type { BankAccount } from '@lintel/contract';
import { Actions, Link, Notice, Panel, SubmitButton, SummaryRows, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { GateView } from '../../../gate/application-screen.tsx';
import { GateForm, GatePage, FormActions } from '../../../gate/gate-page.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { WaitFacts } from '../../../gate/wait-facts.tsx';
import { formatDay } from '../../../platform/lazy/dates.ts';
import { useDueDay } from '../../../platform/lazy/use-loan-dates.ts';
import { useStatusRouting } from '../../../platform/lazy/use-status.ts';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { urls } from '../../../platform/urls.ts';
import { usePollStatus } from '../../error/timeout/use-poll-status.ts';
import { ACCOUNT } from '../account-words.en.ts';
import { accountRows } from '../account.tsx';
import { CodeFields, codeErrors, codeField, useAnotherDeposit, useVerifyDeposit } from '../code-fields.tsx';
import { useAnotherAccount } from '../use-another-account.tsx';
import { DISBURSE_WAITING } from '../words.en.ts';

interface Props extends GateView {
  account: BankAccount;
  reload: () => Promise<unknown>;
}

const { wait } = DISBURSE_WAITING;

/** Waits for the micro-deposit and takes its code. After that the borrower confirms the account. Gate disburse-wait. */
export function AwaitDeposit(props: Props): ReactNode {
  const { uuid, account } = props;
  useStatusRouting(uuid, 'always');
  usePollStatus(uuid);
  return account.verification === 'VERIFIED' ? <VerifiedAccount {...props} /> : <DepositCodeForm {...props} />;
}

function VerifiedAccount({ account, ...view }: Props): ReactNode {
  const another = useAnotherAccount(view, account);
  useScreenTitle(wait.title);
  return (
    <GatePage title={wait.title}>
      <Panel title={wait.to} raised>
        <SummaryRows rows={accountRows(account)} />
      </Panel>
      <Notice tone="success">{wait.right}</Notice>
      <div>
        {another.message}
        <Actions>
          <Link kind="primary" to={urls.application(view.uuid, 'bank/confirm')}>
            {wait.confirm}
          </Link>
          {another.button}
        </Actions>
      </div>
      {another.dialog}
    </GatePage>
  );
}

function DepositCodeForm({ account, reload, ...view }: Props): ReactNode {
  const {
    uuid,
    status: { explain },
  } = view;
  const { bankName, microDeposit } = account;
  const navigate = useNavigate();
  const dueDay = useDueDay(uuid);
  const sendCode = useVerifyDeposit(uuid, account, reload);
  const again = useAnotherDeposit(uuid, account, reload);
  const another = useAnotherAccount(view, account);
  const form = useGateForm({
    uuid,
    title: wait.title,
    check: (typed) => codeErrors(account, typed),
    errorFields: codeField(account),
    async send(typed, idempotencyKey) {
      await sendCode(typed, idempotencyKey);
      await navigate(urls.application(uuid, 'bank/confirm'));
    },
  });
  const lead = microDeposit && (
    <>
      {wait.lead(bankName ?? ACCOUNT.unknownBank, dueDay(microDeposit.expectBy))}{' '}
      {microDeposit.proof === 'AMOUNTS' ? wait.amounts : wait.letters}
    </>
  );
  return (
    <>
      <GateForm
        form={form}
        title={wait.title}
        lead={lead}
        rail={
          <Panel title={wait.to}>
            <SummaryRows rows={accountRows(account)} />
            <div>
              {another.message}
              {another.button}
            </div>
          </Panel>
        }
      >
        <WaitFacts explain={explain} />
        {microDeposit && <Text>{wait.good[microDeposit.proof](formatDay(microDeposit.expiresAt))}</Text>}
        <CodeFields account={account} form={form} />
        <div>
          {again.message}
          <FormActions form={form}>
            <SubmitButton busy={form.busy}>{wait.check[microDeposit?.proof ?? 'CODE']}</SubmitButton>
            {again.button}
          </FormActions>
        </div>
      </GateForm>
      {another.dialog}
    </>
  );
}
