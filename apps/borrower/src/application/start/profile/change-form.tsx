import { changeAnswers, saveName } from '@lintel/contract';
import { EMPLOYMENT_LABELS, EMPLOYMENT_TYPES, NAME_SUFFIX_LABELS } from '@lintel/domain';
import { Link, MoneyInput, Select, SubmitButton, TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AddressParts } from '../../../gate/address-parts.tsx';
import { GateForm, FormActions } from '../../../gate/gate-page.tsx';
import type { FormVersion } from '../../../gate/remount-on-stale.tsx';
import { useGateForm, type GateFormState } from '../../../gate/use-gate-form.ts';
import { GATE } from '../../../gate/words.en.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useStatus } from '../../../platform/lazy/use-status.ts';
import type { AnswersReply } from './answers.tsx';
import { changeBody, changeErrors, nameBody, SUFFIXES, type Change } from './change.ts';
import { PROFILE } from './words.en.ts';

const EMPLOYMENTS = EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_LABELS[value] }));
const SUFFIX_OPTIONS = SUFFIXES.map((value) => ({ value, label: NAME_SUFFIX_LABELS[value] }));

interface Props extends FormVersion {
  uuid: string;
  change: Change;
  answers: AnswersReply;
  reload: () => Promise<unknown>;
}

/** Changes one answer, after saying that the offers will be updated. */
export function ChangeForm({ uuid, change, answers, reload, version, notice, onStale }: Props): ReactNode {
  const title = PROFILE.changing[change];
  const status = useStatus(uuid);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const form = useGateForm({
    uuid,
    title,
    check: (typed) => changeErrors(change, typed),
    errorFields: { 'employment-not-accepted': 'employmentType' },
    onStale,
    async send(typed) {
      // The name belongs to the person, not the application; its own call updates both.
      if (change === 'name') await api(saveName, { body: nameBody(typed) });
      else await api(changeAnswers, { params: { uuid }, body: changeBody(change, typed), version });
      await reload();
      status.again();
      await navigate(pathname, { replace: true, state: { saved: true } });
    },
  });
  return (
    <GateForm form={form} notice={notice} title={title} lead={PROFILE.again}>
      <Fields change={change} answers={answers} form={form} />
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{PROFILE.save}</SubmitButton>
        <Link to={pathname}>{PROFILE.cancel}</Link>
      </FormActions>
    </GateForm>
  );
}

function Fields({
  change,
  answers: { profile, income },
  form: { errorAt },
}: {
  change: Change;
  answers: AnswersReply;
  form: GateFormState;
}): ReactNode {
  if (change === 'home')
    return (
      <AddressParts
        section="section-home"
        values={profile.addresses.find(({ type }) => type === 'HOME')}
        errorAt={errorAt}
      />
    );
  if (change === 'name') {
    const { name } = profile;
    return (
      <>
        <TextInput
          name="firstName"
          label={PROFILE.first}
          autoComplete="given-name"
          spellCheck={false}
          autoCapitalize="words"
          defaultValue={name.firstName}
          error={errorAt('firstName')}
        />
        <TextInput
          name="middleName"
          label={PROFILE.middle}
          optional={GATE.optional}
          autoComplete="additional-name"
          spellCheck={false}
          autoCapitalize="words"
          defaultValue={name.middleName ?? ''}
          error={errorAt('middleName')}
        />
        <TextInput
          name="lastName"
          label={PROFILE.last}
          autoComplete="family-name"
          spellCheck={false}
          autoCapitalize="words"
          defaultValue={name.lastName}
          error={errorAt('lastName')}
        />
        <Select
          name="suffix"
          label={PROFILE.suffix}
          optional={GATE.optional}
          width="short"
          autoComplete="honorific-suffix"
          options={SUFFIX_OPTIONS}
          defaultValue={name.suffix ?? ''}
          error={errorAt('suffix')}
        />
      </>
    );
  }
  return (
    <>
      <Select
        name="employmentType"
        label={PROFILE.employment}
        placeholder={PROFILE.choose}
        options={EMPLOYMENTS}
        defaultValue={income.employmentType ?? ''}
        error={errorAt('employmentType')}
      />
      <MoneyInput
        name="incomePrimary"
        label={PROFILE.primary}
        defaultValue={String(income.incomePrimary)}
        error={errorAt('incomePrimary')}
      />
      <MoneyInput
        name="incomeOther"
        label={PROFILE.other}
        optional={GATE.optional}
        defaultValue={income.incomeOther ? String(income.incomeOther) : ''}
        error={errorAt('incomeOther')}
      />
    </>
  );
}
