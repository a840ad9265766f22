import { changeAnswers, saveName } from '@lintel/contract';
import { EMPLOYMENT_LABELS, EMPLOYMENT_TYPES, NAME_SUFFIX_LABELS } from '@lintel/domain';
import { Link, MoneyInput, Select, SubmitButton, TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AddressParts } from '../../../gate/address-parts.tsx';
import { GATE } from '../../../gate/copy.ts';
import { GateForm, PressActions } from '../../../gate/gate-page.tsx';
import type { Drawn } from '../../../gate/latest.tsx';
import { usePress, type Press } from '../../../gate/use-press.ts';
import { api } from '../../../platform/later/api.ts';
import { useStatus } from '../../../platform/later/use-status.ts';
import type { AnswersReply } from './answers.tsx';
import { changeBody, changeFaults, nameBody, SUFFIXES, type Change } from './change.ts';
import { PROFILE } from './copy.ts';

const EMPLOYMENTS = EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_LABELS[value] }));
const SUFFIX_OPTIONS = SUFFIXES.map((value) => ({ value, label: NAME_SUFFIX_LABELS[value] }));

interface Props extends Drawn {
  uuid: string;
  change: Change;
  answers: AnswersReply;
  reload: () => Promise<unknown>;
}

/** One answer to change. Said first: the offers are made again. */
export function ChangeForm({ uuid, change, answers, reload, version, notice, onStale }: Props): ReactNode {
  const title = PROFILE.changing[change];
  const status = useStatus(uuid);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const press = usePress({
    uuid,
    title,
    check: (typed) => changeFaults(change, typed),
    fieldOf: { 'employment-not-accepted': 'employmentType' },
    onStale,
    async send(typed) {
      // The name is the person's, not the application's: its own call keeps both alike.
      if (change === 'name') await api(saveName, { body: nameBody(typed) });
      else await api(changeAnswers, { params: { uuid }, body: changeBody(change, typed), version });
      await reload();
      status.again();
      await navigate(pathname, { replace: true, state: { saved: true } });
    },
  });
  return (
    <GateForm press={press} notice={notice} title={title} lead={PROFILE.again}>
      <Fields change={change} answers={answers} press={press} />
      <PressActions press={press}>
        <SubmitButton busy={press.busy}>{PROFILE.save}</SubmitButton>
        <Link to={pathname}>{PROFILE.cancel}</Link>
      </PressActions>
    </GateForm>
  );
}

function Fields({
  change,
  answers: { profile, income },
  press: { at },
}: {
  change: Change;
  answers: AnswersReply;
  press: Press;
}): ReactNode {
  if (change === 'home')
    return (
      <AddressParts section="section-home" values={profile.addresses.find(({ type }) => type === 'HOME')} at={at} />
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
          error={at('firstName')}
        />
        <TextInput
          name="middleName"
          label={PROFILE.middle}
          optional={GATE.optional}
          autoComplete="additional-name"
          spellCheck={false}
          autoCapitalize="words"
          defaultValue={name.middleName ?? ''}
          error={at('middleName')}
        />
        <TextInput
          name="lastName"
          label={PROFILE.last}
          autoComplete="family-name"
          spellCheck={false}
          autoCapitalize="words"
          defaultValue={name.lastName}
          error={at('lastName')}
        />
        <Select
          name="suffix"
          label={PROFILE.suffix}
          optional={GATE.optional}
          width="short"
          autoComplete="honorific-suffix"
          options={SUFFIX_OPTIONS}
          defaultValue={name.suffix ?? ''}
          error={at('suffix')}
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
        error={at('employmentType')}
      />
      <MoneyInput
        name="incomePrimary"
        label={PROFILE.primary}
        defaultValue={String(income.incomePrimary)}
        error={at('incomePrimary')}
      />
      <MoneyInput
        name="incomeOther"
        label={PROFILE.other}
        optional={GATE.optional}
        defaultValue={income.incomeOther ? String(income.incomeOther) : ''}
        error={at('incomeOther')}
      />
    </>
  );
}
