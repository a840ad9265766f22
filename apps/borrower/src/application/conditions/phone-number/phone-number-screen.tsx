import { confirmPhoneCode, requestPhoneCode } from '@lintel/contract';
import { conditionTitle, conditionWhy, formatPhone, phoneField } from '@lintel/domain';
import { Button, Notice, SubmitButton, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { GateForm, FormActions } from '../../../gate/gate-page.tsx';
import { schemaErrors } from '../../../gate/schema-errors.ts';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useStatus } from '../../../platform/lazy/use-status.ts';
import { urls } from '../../../platform/urls.ts';
import { ConditionScreen } from '../condition-screen.tsx';
import { useRefetchConditions, type Condition } from '../use-conditions.ts';
import { NUMBER } from '../words.en.ts';

const number = z.object({ phoneNumber: phoneField });

/** The page of a condition answered with a mobile number, which is confirmed by the code sent to it. */
export function PhoneNumberScreen(): ReactNode {
  return <ConditionScreen place="phone-number">{(view) => <PhoneNumber {...view} />}</ConditionScreen>;
}

interface PhoneVerification {
  phone: string;
  verificationUuid: string;
}

function PhoneNumber({ uuid, condition }: { uuid: string; condition: Condition }): ReactNode {
  const [sent, setSent] = useState<PhoneVerification>();
  return sent ? (
    <CodeForm uuid={uuid} condition={condition} sent={sent} onOther={() => setSent(undefined)} />
  ) : (
    <PhoneForm uuid={uuid} condition={condition} onSent={setSent} />
  );
}

const getConditionTitle = ({ categoryEnum }: Condition): string =>
  conditionTitle(categoryEnum, { count: 1, documents: [] });

interface Props {
  uuid: string;
  condition: Condition;
}

function PhoneForm({ uuid, condition, onSent }: Props & { onSent: (sent: PhoneVerification) => void }): ReactNode {
  const title = getConditionTitle(condition);
  const form = useGateForm({
    uuid,
    title,
    check: (typed) => schemaErrors(number, typed),
    errorFields: { 'phone-invalid': 'phoneNumber' },
    async send(typed) {
      const { phoneNumber } = z.parse(number, typed);
      const { verificationUuid } = await api(requestPhoneCode, {
        params: { uuid, conditionId: condition.uuid },
        body: { phoneNumber, channel: 'SMS' },
      });
      onSent({ phone: phoneNumber, verificationUuid });
    },
  });
  const error = form.errorAt('phoneNumber');
  return (
    <GateForm form={form} title={title} lead={conditionWhy(condition.categoryEnum)}>
      <TextInput
        name="phoneNumber"
        type="tel"
        label={NUMBER.label}
        hint={NUMBER.hint}
        width="short"
        autoComplete="tel-national"
        {...(error === undefined ? {} : { error })}
      />
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{NUMBER.send}</SubmitButton>
      </FormActions>
    </GateForm>
  );
}

function CodeForm({
  uuid,
  condition,
  sent: { phone, verificationUuid },
  onOther,
}: Props & { sent: PhoneVerification; onOther: () => void }): ReactNode {
  const title = getConditionTitle(condition);
  const navigate = useNavigate();
  const status = useStatus(uuid);
  const refetchConditions = useRefetchConditions(uuid);
  const form = useGateForm({
    uuid,
    title,
    errorFields: { 'code-wrong': 'code', 'code-expired': 'code' },
    check: ({ code = '' }) => (code.trim() === '' ? [{ field: 'code', message: NUMBER.codeMissing }] : []),
    async send({ code = '' }, idempotencyKey) {
      await api(confirmPhoneCode, {
        params: { uuid, conditionId: condition.uuid },
        body: { verificationUuid, code },
        idempotencyKey,
      });
      await refetchConditions();
      status.again();
      await navigate(urls.application(uuid, 'conditions'));
    },
  });
  const error = form.errorAt('code');
  return (
    <GateForm form={form} title={title} lead={conditionWhy(condition.categoryEnum)}>
      <Notice live>{NUMBER.sent(formatPhone(phone))}</Notice>
      <TextInput
        name="code"
        label={NUMBER.code}
        hint={NUMBER.codeHint}
        width="short"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        {...(error === undefined ? {} : { error })}
      />
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{NUMBER.confirm}</SubmitButton>
        <Button onClick={onOther}>{NUMBER.other}</Button>
      </FormActions>
    </GateForm>
  );
}
