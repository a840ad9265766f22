import { readAnswers, readStepDraft, saveContact, type Reply } from '@lintel/contract';
import { CITIZENSHIP_LABELS, CITIZENSHIPS, formatAddress, MARITAL_LABELS, MARITAL_STATUSES } from '@lintel/domain';
import { ChoiceTiles, Link, Lock, Panel, SubmitButton, Text, TextInput, TickList } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { GateForm, GateSentence, FormActions } from '../../../gate/gate-page.tsx';
import type { FormVersion } from '../../../gate/remount-on-stale.tsx';
import { SsnField } from '../../../gate/ssn-field.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { urls } from '../../../platform/urls.ts';
import { getSavedText, useStepDraft, type DraftValues } from '../use-step-draft.ts';
import { contactBody, contactErrors } from './details.ts';
import { MailingAddress } from './mail.tsx';
import { HomeOwners } from './owners.tsx';
import { DETAILS } from './words.en.ts';
import css from './contact.module.css';

const MARITAL = MARITAL_STATUSES.map((value) => ({ value, label: MARITAL_LABELS[value] }));
const CITIZEN = CITIZENSHIPS.map((value) => ({ value, label: CITIZENSHIP_LABELS[value] }));
/** Draft fields that are never saved. */
const SECRET = ['ssn'];

type Answers = NonNullable<Reply<typeof readAnswers>>;

/** Asks for personal details that are still missing, such as marital status and Social Security number. */
export function StartContactScreen(): ReactNode {
  return (
    <ApplicationScreen
      screen="start/contact"
      reads={({ uuid }) => ({
        answers: query(readAnswers, { params: { uuid } }),
        draft: query(readStepDraft, { params: { uuid, step: 'contact' } }),
      })}
    >
      {({ draft, ...view }) => <Details {...view} kept={getSavedText(draft?.values)} />}
    </ApplicationScreen>
  );
}

function Details({
  uuid,
  status,
  answers: { missing, profile },
  kept,
  version,
  notice,
  onStale,
}: GateView & FormVersion & { answers: Answers; kept: DraftValues }): ReactNode {
  const followStatus = useFollowStatus(uuid);
  const draft = useStepDraft(uuid, 'contact', SECRET);
  const form = useGateForm({
    uuid,
    title: DETAILS.title,
    check: (typed) => contactErrors(missing, typed),
    errorFields: { 'ssn-invalid': 'ssn' },
    onStale,
    onValues: draft.keep,
    async send(typed, _, element) {
      const reply = await api(saveContact, { params: { uuid }, body: contactBody(missing, typed), version });
      element.reset();
      draft.done();
      followStatus(reply);
    },
  });
  const asks = (detail: string) => missing.includes(detail);
  const error = (field: string) => {
    const message = form.errorAt(field);
    return message === undefined ? {} : { error: message };
  };
  const chosen = (field: string) => (kept[field] === undefined ? {} : { defaultValue: kept[field] });
  const home = profile.addresses.find(({ type }) => type === 'HOME');
  return (
    <GateForm
      showsNext
      form={form}
      title={DETAILS.title}
      lead={<GateSentence explain={status.explain} />}
      notice={notice}
      rail={
        <Panel title={DETAILS.sealed}>
          <TickList items={[{ icon: <Lock />, ...DETAILS.safe }]} />
        </Panel>
      }
    >
      <Panel title={DETAILS.documents}>
        <div className={css.documents}>
          <Text size="s">{DETAILS.documentsText}</Text>
          <Link to={urls.application(uuid, 'document/disclosures')}>{DETAILS.read}</Link>
        </div>
      </Panel>
      {asks('maritalStatus') && (
        <ChoiceTiles
          name="maritalStatus"
          label={DETAILS.marital}
          hint={DETAILS.maritalHint}
          look="small"
          layout="across"
          options={MARITAL}
          {...chosen('maritalStatus')}
          {...error('maritalStatus')}
        />
      )}
      {asks('citizenship') && (
        <ChoiceTiles
          name="citizenship"
          label={DETAILS.citizenship}
          look="small"
          layout="across"
          options={CITIZEN}
          {...chosen('citizenship')}
          {...error('citizenship')}
        />
      )}
      {asks('yearsAtAddress') && (
        <TextInput
          name="yearsAtAddress"
          label={DETAILS.years}
          hint={DETAILS.yearsHint}
          width="short"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          {...chosen('yearsAtAddress')}
          {...error('yearsAtAddress')}
        />
      )}
      {(asks('ownershipType') || asks('coOwners')) && (
        <HomeOwners asksType={asks('ownershipType')} kept={kept} errorAt={form.errorAt} />
      )}
      {home && !profile.addresses.some(({ type }) => type === 'MAILING') && (
        <MailingAddress home={formatAddress(home)} kept={kept} errorAt={form.errorAt} />
      )}
      {asks('phoneNumber') && (
        <TextInput
          name="phoneNumber"
          type="tel"
          label={DETAILS.phone}
          hint={DETAILS.phoneHint}
          width="short"
          autoComplete="tel-national"
          {...chosen('phoneNumber')}
          {...error('phoneNumber')}
        />
      )}
      {asks('ssn') && <SsnField words={DETAILS} error={form.errorAt('ssn')} />}
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{DETAILS.submit}</SubmitButton>
      </FormActions>
    </GateForm>
  );
}
