import { giveEmployerContact, confirmEmploymentCode } from '@lintel/contract';
import { Actions, Button, SubmitButton, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import type { GateView } from '../../../gate/application-screen.tsx';
import { GateForm, GatePage, FormActions } from '../../../gate/gate-page.tsx';
import { useGateForm, useGateSubmit } from '../../../gate/use-gate-form.ts';
import { WaitFacts } from '../../../gate/wait-facts.tsx';
import { api } from '../../../platform/lazy/api.ts';
import { formatDay } from '../../../platform/lazy/dates.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import type { Employment } from './employer-verification-screen.tsx';
import { EMPLOYER } from './words.en.ts';
import css from '../income.module.css';

interface Props extends GateView {
  employment: Employment;
  reload: () => Promise<unknown>;
  onChange: () => void;
}

/** Sends the request or the code again, with the same contact. */
function useResendRequest({ uuid, status, employment, reload }: Props, sentence: string) {
  const { busy, formError, submit } = useGateSubmit(uuid);
  const [isSent, setIsSent] = useState(false);
  const ask = () =>
    submit(async () => {
      setIsSent(false);
      const { way, employerName, contactName, phoneNumber, workEmail } = employment;
      const body = {
        way: way ?? 'CONTACT',
        employerName: employerName ?? '',
        contactName,
        phoneNumber,
        workEmail,
        contactConsent: true,
      } as const;
      await api(giveEmployerContact, { params: { uuid }, body, version: status.version });
      await reload();
      setIsSent(true);
    });
  return {
    busy,
    message: formError ?? (isSent && sentence),
    ask: () => {
      void ask();
    },
  };
}

/** The wait after we asked the contact at the employer: whom and when, a reminder, and another contact. */
export function EmployerAsked(props: Props): ReactNode {
  const { status, employment, onChange } = props;
  const { busy, message, ask } = useResendRequest(props, EMPLOYER.asked.done);
  useScreenTitle(EMPLOYER.asked.title);
  return (
    <GatePage
      title={EMPLOYER.asked.title}
      lead={
        employment.askedOn &&
        EMPLOYER.asked.by(employment.contactName ?? '', employment.employerName ?? '', formatDay(employment.askedOn))
      }
    >
      <WaitFacts explain={status.explain} />
      <div>
        <output className={css.heard}>{message}</output>
        <Actions>
          <Button busy={busy} onClick={ask}>
            {EMPLOYER.asked.again}
          </Button>
          <Button kind="link" onClick={onChange}>
            {EMPLOYER.asked.change}
          </Button>
        </Actions>
      </div>
    </GatePage>
  );
}

/** The wait after the code was right, while staff confirm that the address belongs to the employer. */
export function WorkEmailVerified({ status, employment, onChange }: Props): ReactNode {
  useScreenTitle(EMPLOYER.proved.title);
  return (
    <GatePage
      title={EMPLOYER.proved.title}
      lead={<span className={css.long}>{EMPLOYER.proved.lead(employment.workEmail ?? '')}</span>}
    >
      <WaitFacts explain={{ ...status.explain, owner: 'US' }} />
      <Actions>
        <Button kind="link" onClick={onChange}>
          {EMPLOYER.another}
        </Button>
      </Actions>
    </GatePage>
  );
}

/** Asks for the code sent to the borrower's own work email. */
export function WorkEmailCodeForm(props: Props): ReactNode {
  const { uuid, employment, onChange } = props;
  const followStatus = useFollowStatus(uuid);
  const again = useResendRequest(props, EMPLOYER.code.sent);
  const form = useGateForm({
    uuid,
    title: EMPLOYER.code.title,
    errorFields: { 'code-wrong': 'code', 'code-expired': 'code' },
    check: ({ code = '' }) => (/^\D*(\d\D*){6}$/.test(code) ? [] : [{ field: 'code', message: EMPLOYER.code.missing }]),
    async send({ code = '' }, idempotencyKey) {
      followStatus(await api(confirmEmploymentCode, { params: { uuid }, body: { code }, idempotencyKey }));
    },
  });
  return (
    <GateForm
      form={form}
      title={EMPLOYER.code.title}
      lead={
        <>
          {EMPLOYER.code.lead} <span className={css.long}>{employment.workEmail}</span>. {EMPLOYER.code.lives}
        </>
      }
    >
      <TextInput
        name="code"
        label={EMPLOYER.code.label}
        inputMode="numeric"
        autoComplete="one-time-code"
        width="short"
        maxLength={20}
        error={form.errorAt('code')}
      />
      <div>
        <output className={css.heard}>{again.message}</output>
        <FormActions form={form}>
          <SubmitButton busy={form.busy}>{EMPLOYER.code.go}</SubmitButton>
          <Button busy={again.busy} onClick={again.ask}>
            {EMPLOYER.code.again}
          </Button>
          <Button kind="link" onClick={onChange}>
            {EMPLOYER.another}
          </Button>
        </FormActions>
      </div>
    </GateForm>
  );
}
