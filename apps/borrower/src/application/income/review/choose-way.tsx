import { formatMoney } from '@lintel/domain';
import { ChoiceTiles, Notice, SubmitButton } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { GateView } from '../../../gate/application-screen.tsx';
import { GateForm, FormActions } from '../../../gate/gate-page.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { WaitFacts } from '../../../gate/wait-facts.tsx';
import { urls } from '../../../platform/urls.ts';
import { IncomePromises, getMethodPath, toMethodTile, type Income } from '../methods.tsx';
import { IncomeSources } from './sources.tsx';
import { REVIEW } from './words.en.ts';

/** Lists the ways to prove income. Also shown while staff review documents, because a link settles it right away. */
export function ChooseWay({ uuid, status, income }: GateView & { income: Income }): ReactNode {
  const { methods } = income;
  const isReading = status.gate === 'income-review';
  const offered = isReading ? methods.filter((method) => getMethodPath(method).startsWith('income/link/')) : methods;
  const navigate = useNavigate();
  const title = isReading ? REVIEW.reading.title : REVIEW.title;
  const form = useGateForm({
    uuid,
    title,
    check: ({ way }) => (offered.some((method) => method.slug === way) ? [] : [{ field: 'way', message: REVIEW.pick }]),
    async send({ way }) {
      const method = offered.find(({ slug }) => slug === way);
      if (method) await navigate(urls.application(uuid, getMethodPath(method)));
    },
  });
  const { returned } = income;
  return (
    <GateForm
      showsNext
      form={form}
      title={title}
      rail={<IncomePromises />}
      lead={isReading ? REVIEW.reading.lead : REVIEW.lead(formatMoney(income.statedIncome))}
    >
      {isReading && <WaitFacts explain={status.explain} />}
      {returned && (
        <Notice tone="warning">
          <b>{REVIEW.returned[returned.by]}</b> {returned.reason} {REVIEW.again}
        </Notice>
      )}
      <IncomeSources income={income} showMeter={false} />
      {offered.length > 0 && (
        <>
          <ChoiceTiles
            name="way"
            label={isReading ? REVIEW.reading.sooner : REVIEW.ways}
            hint={isReading ? REVIEW.reading.soonerText : undefined}
            options={offered.map(toMethodTile)}
            defaultValue={isReading ? '' : (offered[0]?.slug ?? '')}
            error={form.errorAt('way')}
          />
          <FormActions form={form}>
            <SubmitButton busy={form.busy}>{isReading ? REVIEW.reading.go : REVIEW.go}</SubmitButton>
          </FormActions>
        </>
      )}
    </GateForm>
  );
}
