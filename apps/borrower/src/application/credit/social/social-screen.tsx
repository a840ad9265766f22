import { matchCredit, readCredit, readProfile } from '@lintel/contract';
import { Disclosure, Lock, Notice, Panel, Section, ShieldCheck, SubmitButton, TextInput, TickList } from '@lintel/ui';
import type { ReactNode } from 'react';
import { AddressParts } from '../../../gate/address-parts.tsx';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { GateForm, GateSentence, FormActions } from '../../../gate/gate-page.tsx';
import { SsnField } from '../../../gate/ssn-field.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { GATE } from '../../../gate/words.en.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { matchBody, matchErrors, type NameParts } from './match.ts';
import { SOCIAL } from './words.en.ts';
import css from './social.module.css';

/** Asks for the Social Security number when name and address matched no credit file: two tries. */
export function SocialScreen(): ReactNode {
  return (
    <ApplicationScreen
      screen="credit/social"
      title={SOCIAL.title}
      reads={({ uuid }) => ({ credit: query(readCredit, { params: { uuid } }), profile: query(readProfile, {}) })}
    >
      {({ uuid, status, credit, profile }) => (
        <Match
          uuid={uuid}
          status={status}
          name={profile.name}
          left={credit?.attemptsLeft ?? 0}
          last4={credit?.ssnLast4}
        />
      )}
    </ApplicationScreen>
  );
}

function Match({
  uuid,
  status,
  name,
  left,
  last4,
}: GateView & { name: NameParts; left: number; last4: string | null | undefined }): ReactNode {
  const followStatus = useFollowStatus(uuid);
  const form = useGateForm({
    uuid,
    title: SOCIAL.title,
    check: matchErrors,
    errorFields: { 'ssn-invalid': 'ssn' },
    async send(typed, idempotencyKey, form) {
      const reply = await api(matchCredit, { params: { uuid }, body: matchBody(typed, name), idempotencyKey });
      form.reset();
      followStatus(reply);
    },
  });
  const inMore = form.errors.some(({ field }) => field !== 'ssn');
  return (
    <GateForm
      showsNext
      form={form}
      title={SOCIAL.title}
      lead={<GateSentence explain={status.explain} />}
      rail={
        <Panel title={SOCIAL.rail}>
          <TickList
            items={[
              { icon: <ShieldCheck />, ...SOCIAL.soft },
              { icon: <Lock />, ...SOCIAL.safe },
            ]}
          />
        </Panel>
      }
    >
      {left < 2 && <Notice tone="warning">{left === 1 ? SOCIAL.last(last4) : SOCIAL.none}</Notice>}
      <SsnField words={SOCIAL} error={form.errorAt('ssn')} />
      <Disclosure summary={SOCIAL.other} open={inMore || undefined}>
        <div className={css.more}>
          <Section title={SOCIAL.name} id="other-name">
            <TextInput
              name="firstName"
              label={SOCIAL.first}
              autoComplete="given-name"
              spellCheck={false}
              defaultValue={name.firstName}
              error={form.errorAt('firstName')}
            />
            <TextInput
              name="middleName"
              label={SOCIAL.middle}
              optional={GATE.optional}
              autoComplete="additional-name"
              spellCheck={false}
              defaultValue={name.middleName ?? ''}
              error={form.errorAt('middleName')}
            />
            <TextInput
              name="lastName"
              label={SOCIAL.surname}
              autoComplete="family-name"
              spellCheck={false}
              defaultValue={name.lastName}
              error={form.errorAt('lastName')}
            />
          </Section>
          <Section title={SOCIAL.previous} id="previous-address">
            <AddressParts errorAt={form.errorAt} />
          </Section>
        </div>
      </Disclosure>
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{SOCIAL.submit}</SubmitButton>
      </FormActions>
    </GateForm>
  );
}
