import { confirmBankAccount, readBank, type BankAccount } from '@lintel/contract';
import { Link, Notice, Panel, SubmitButton, SummaryRows, Text } from '@lintel/ui';
import { useStepUp } from '@lintel/web';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { GateForm, FormActions } from '../../../gate/gate-page.tsx';
import type { FormVersion } from '../../../gate/remount-on-stale.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useDueDay } from '../../../platform/lazy/use-loan-dates.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { urls } from '../../../platform/urls.ts';
import { accountRows, findDisbursementAccount, type Bank, refetchLoan, BankPromises } from '../account.tsx';
import { CodeFields, codeErrors, codeField, useVerifyDeposit } from '../code-fields.tsx';
import { fundingNote, moneyRows } from '../money-facts.tsx';
import { useAnotherAccount } from '../use-another-account.tsx';
import { CONFIRM_ACCOUNT } from '../words.en.ts';

/**
 * Repeats the account that receives the money for confirmation: one just connected, or one whose micro-deposit arrived.
 */
export function ConfirmAccountScreen(): ReactNode {
  return (
    <ApplicationScreen
      gates={['disburse', 'disburse-wait']}
      title={CONFIRM_ACCOUNT.title}
      stepUp
      rereadOn="version"
      reads={({ uuid }) => ({ bank: query(readBank, { params: { uuid } }) })}
    >
      {(view) => {
        const account = findDisbursementAccount(view.bank);
        // No account was added yet: shows the ways to add one.
        if (!account) return <Navigate to={urls.application(view.uuid, 'bank/disburse')} replace />;
        return <ConfirmAccount {...view} account={account} />;
      }}
    </ApplicationScreen>
  );
}

function ConfirmAccount({
  bank,
  account,
  reload,
  version,
  notice,
  onStale,
  ...view
}: GateView & FormVersion & { bank: Bank; account: BankAccount; reload: () => Promise<unknown> }): ReactNode {
  const { uuid, status } = view;
  const followStatus = useFollowStatus(uuid);
  const dueDay = useDueDay(uuid);
  const withStepUp = useStepUp();
  const sendCode = useVerifyDeposit(uuid, account, reload);
  const another = useAnotherAccount(view, account);
  const isProved = account.verification === 'VERIFIED';
  const form = useGateForm({
    uuid,
    title: CONFIRM_ACCOUNT.title,
    onStale,
    errorFields: codeField(account),
    check: (typed) => (isProved ? [] : codeErrors(account, typed)),
    async send(typed, idempotencyKey) {
      if (!isProved) await sendCode(typed, idempotencyKey);
      const reply = await withStepUp(() =>
        api(confirmBankAccount, { params: { uuid }, body: { bankAccountUuid: account.uuid }, version, idempotencyKey }),
      );
      await refetchLoan(uuid);
      followStatus(reply);
    },
  });
  const rows = [...accountRows(account), ...moneyRows(bank, dueDay)];
  return (
    <>
      <GateForm
        showsNext
        form={form}
        notice={notice}
        title={CONFIRM_ACCOUNT.title}
        lead={CONFIRM_ACCOUNT.lead}
        rail={<BankPromises purpose="DISBURSEMENT" />}
      >
        <Panel title={CONFIRM_ACCOUNT.panel} raised>
          <SummaryRows rows={rows} />
          <Text size="s" tone="muted">
            {fundingNote(bank, dueDay)}
          </Text>
        </Panel>
        {!isProved && (
          <>
            <Notice tone="quiet">{CONFIRM_ACCOUNT.first}</Notice>
            <CodeFields account={account} form={form} />
          </>
        )}
        <div>
          {another.message}
          <FormActions form={form}>
            <SubmitButton busy={form.busy}>{CONFIRM_ACCOUNT.submit}</SubmitButton>
            {status.gate === 'disburse' ? (
              <Link kind="secondary" to={urls.application(uuid, 'bank/disburse')}>
                {CONFIRM_ACCOUNT.change}
              </Link>
            ) : (
              another.button
            )}
          </FormActions>
        </div>
      </GateForm>
      {another.dialog}
    </>
  );
}
