import { startBankLink } from '@lintel/contract';
import type { AccountPurpose } from '@lintel/domain';
import { BackLink, Lock, Notice, Panel, SubmitButton } from '@lintel/ui';
import { useStepUp } from '@lintel/web';
import type { ReactNode } from 'react';
import { GateForm, FormActions } from '../../gate/gate-page.tsx';
import { useGateForm } from '../../gate/use-gate-form.ts';
import { api } from '../../platform/lazy/api.ts';
import { saveLinkedApplication } from '../income/linked-application.ts';
import { BankPromises } from './account.tsx';
import { CONNECT_BANK } from './words.en.ts';
import css from './bank.module.css';

/** Says what the bank will share with us and what it won't, then opens the bank's own page to connect an account. */
export function ConnectBank({
  uuid,
  purpose,
  back,
}: {
  uuid: string;
  purpose: AccountPurpose;
  back: string;
}): ReactNode {
  const withStepUp = useStepUp();
  const form = useGateForm({
    uuid,
    title: CONNECT_BANK.title,
    check: () => [],
    async send(_typed, idempotencyKey) {
      const { url } = await withStepUp(() =>
        api(startBankLink, { params: { uuid }, body: { purpose }, idempotencyKey }),
      );
      if (!url) return;
      saveLinkedApplication(uuid);
      location.assign(url);
    },
  });
  return (
    <GateForm
      form={form}
      back={<BackLink to={back}>{CONNECT_BANK.back}</BackLink>}
      title={CONNECT_BANK.title}
      lead={CONNECT_BANK.lead}
      rail={<BankPromises purpose={purpose} />}
    >
      <div className={css.both}>
        <Panel title={CONNECT_BANK.see}>
          <ul className={css.list}>
            {CONNECT_BANK.seeItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Panel>
        <Panel title={CONNECT_BANK.not}>
          <ul className={css.list}>
            {CONNECT_BANK.notItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Panel>
      </div>
      <Notice tone="quiet" icon={<Lock />}>
        {CONNECT_BANK.safe}
      </Notice>
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{CONNECT_BANK.title}</SubmitButton>
      </FormActions>
    </GateForm>
  );
}
