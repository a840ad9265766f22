import { readIncome, startIncomeLink } from '@lintel/contract';
import { incomeMethodAt } from '@lintel/domain';
import { BackLink, Lock, Notice, Panel, SubmitButton } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { ApplicationScreen, query, type GateView } from '../../../../gate/application-screen.tsx';
import { GateForm, FormActions } from '../../../../gate/gate-page.tsx';
import { useGateForm } from '../../../../gate/use-gate-form.ts';
import { api } from '../../../../platform/lazy/api.ts';
import { useRouteParams } from '../../../../platform/route-params.ts';
import { urls } from '../../../../platform/urls.ts';
import { saveLinkedApplication } from '../../linked-application.ts';
import { METHODS } from '../../methods-words.en.ts';
import { IncomePromises, type Method } from '../../methods.tsx';
import { CONNECT } from './words.en.ts';
import css from './type.module.css';

/**
 * Says what a payroll, bank or tax vendor will share with us and what it won't, then opens the vendor's page. A way
 * that isn't offered redirects to the list.
 */
export function IncomeSourceScreen(): ReactNode {
  const { type = '' } = useRouteParams();
  const wanted = incomeMethodAt(type, 'LINK');
  return (
    <ApplicationScreen
      screen="income/review"
      reads={({ uuid }) => ({ income: query(readIncome, { params: { uuid } }) })}
    >
      {({ uuid, status, income }) => {
        const method = income.methods.find(({ source }) => source === wanted?.source);
        return method ? (
          <Connect uuid={uuid} status={status} method={method} />
        ) : (
          <Navigate to={urls.application(uuid, 'income/review')} replace />
        );
      }}
    </ApplicationScreen>
  );
}

function Connect({ uuid, method }: GateView & { method: Method }): ReactNode {
  const { it } = METHODS.words[method.source];
  const form = useGateForm({
    uuid,
    title: CONNECT.title(it),
    check: () => [],
    async send(_typed, idempotencyKey) {
      const { url } = await api(startIncomeLink, { params: { uuid }, body: { source: method.source }, idempotencyKey });
      if (!url) return;
      saveLinkedApplication(uuid);
      location.assign(url);
    },
  });
  return (
    <GateForm
      showsNext
      form={form}
      back={<BackLink to={urls.application(uuid, 'income/review')}>{CONNECT.back}</BackLink>}
      title={CONNECT.title(it)}
      lead={CONNECT.lead}
      rail={<IncomePromises />}
    >
      <div className={css.both}>
        <Panel title={CONNECT.see}>
          <ul className={css.list}>
            {method.shares.map((share) => (
              <li key={share}>{CONNECT.seeItems[share]}</li>
            ))}
          </ul>
        </Panel>
        <Panel title={CONNECT.not}>
          <ul className={css.list}>
            {CONNECT.notItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Panel>
      </div>
      <Notice tone="quiet" icon={<Lock />}>
        {CONNECT.safe}
      </Notice>
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{CONNECT.go(it)}</SubmitButton>
      </FormActions>
    </GateForm>
  );
}
