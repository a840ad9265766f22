import { confirmAutopay } from '@lintel/contract';
import { formatPayments, formatRates } from '@lintel/domain';
import { Button, Panel, SubmitButton, SummaryRows } from '@lintel/ui';
import type { ReactNode } from 'react';
import { GateForm, FormActions } from '../../../gate/gate-page.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { accountRows, BankPromises } from '../account.tsx';
import type { AutopayPartProps } from './autopay-screen.tsx';
import { AUTOPAY } from './words.en.ts';

const { check } = AUTOPAY;

/** Repeats the account, payment and rate of autopay for confirmation, at the gate autopay-confirm. */
export function ConfirmAutopay({
  uuid,
  status,
  bank,
  onChange,
}: AutopayPartProps & { onChange: () => void }): ReactNode {
  const followStatus = useFollowStatus(uuid);
  const form = useGateForm({
    uuid,
    title: check.title,
    check: () => [],
    async send(_typed, idempotencyKey) {
      followStatus(await api(confirmAutopay, { params: { uuid }, version: status.version, idempotencyKey }));
    },
  });
  const { autopay, autopayAccount } = bank;
  const prices = autopay && {
    chosen: true,
    withAutopay: { rate: autopay.rateWithDiscount, monthlyPayment: autopay.monthlyPayment },
    without: { rate: autopay.rateManual, monthlyPayment: autopay.monthlyPaymentManual },
  };
  const rows = [
    ...(autopayAccount ? accountRows(autopayAccount) : []),
    ...(prices
      ? [
          { label: check.payment, value: formatPayments(prices) },
          { label: check.rate, value: formatRates(prices) },
          { label: check.first, value: check.firstRule },
        ]
      : []),
  ];
  return (
    <GateForm showsNext form={form} title={check.title} lead={check.lead} rail={<BankPromises purpose="AUTOPAY" />}>
      <Panel title={check.panel} raised>
        <SummaryRows rows={rows} />
      </Panel>
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{check.submit}</SubmitButton>
        <Button onClick={onChange}>{check.change}</Button>
      </FormActions>
    </GateForm>
  );
}
