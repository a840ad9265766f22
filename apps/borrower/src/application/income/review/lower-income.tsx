import { acceptIncome } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import { ChoiceTiles, Plus, ArrowRight, SubmitButton, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { GateView } from '../../../gate/application-screen.tsx';
import { GateForm, FormActions } from '../../../gate/gate-page.tsx';
import type { FormVersion } from '../../../gate/remount-on-stale.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { clearOffers } from '../../../offers/use-offers.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { IncomePromises, type Income } from '../methods.tsx';
import { IncomeSources } from './sources.tsx';
import { REVIEW } from './words.en.ts';

interface Props extends Omit<GateView, 'status'>, FormVersion {
  income: Income;
  figure: number;
  onAdd: () => void;
}

/**
 * Shown when the verified income is lower than the offer assumed: the borrower adds a source or continues with that
 * figure. The server then prices the loan again.
 */
export function LowerIncomeFound({ uuid, income, figure, version, notice, onStale, onAdd }: Props): ReactNode {
  const followStatus = useFollowStatus(uuid);
  const [found, needed] = [formatMoney(figure), formatMoney(income.offerIncome)];
  const title = REVIEW.found.title(found, needed);
  const form = useGateForm({
    uuid,
    title,
    onStale,
    check: ({ act }) => (act === 'accept' || act === 'add' ? [] : [{ field: 'act', message: REVIEW.found.pick }]),
    async send({ act }, idempotencyKey) {
      if (act === 'add') return onAdd();
      const recordUuids = income.records
        .filter(({ verification }) => verification === 'VERIFIED')
        .map(({ recordUuid }) => recordUuid);
      const reply = await api(acceptIncome, {
        params: { uuid },
        body: { recordUuids, verifiedIncome: figure },
        version,
        idempotencyKey,
      });
      clearOffers(uuid);
      followStatus(reply);
    },
  });
  return (
    <GateForm form={form} notice={notice} title={title} lead={REVIEW.found.lead} rail={<IncomePromises />}>
      <IncomeSources income={income} showMeter />
      <ChoiceTiles
        name="act"
        label={REVIEW.found.ask}
        error={form.errorAt('act')}
        defaultValue=""
        options={[
          { value: 'accept', label: REVIEW.found.accept(found), hint: REVIEW.found.acceptHint, icon: <ArrowRight /> },
          { value: 'add', label: REVIEW.found.add, hint: REVIEW.found.addHint, icon: <Plus /> },
        ]}
      />
      <Text size="s" tone="muted">
        {REVIEW.found.need}
      </Text>
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{REVIEW.go}</SubmitButton>
      </FormActions>
    </GateForm>
  );
}
