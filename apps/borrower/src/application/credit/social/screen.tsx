import { matchCredit, readCredit, readProfile } from '@lintel/contract';
import { Disclosure, Lock, Notice, Panel, Section, ShieldCheck, SubmitButton, TextInput, TickList } from '@lintel/ui';
import type { ReactNode } from 'react';
import { AddressParts } from '../../../gate/address-parts.tsx';
import { AtGate, type GateView } from '../../../gate/at-gate.tsx';
import { GATE } from '../../../gate/copy.ts';
import { GateForm, GateSentence, PressActions } from '../../../gate/gate-page.tsx';
import { Read } from '../../../gate/read.tsx';
import { usePress } from '../../../gate/use-press.ts';
import { api } from '../../../platform/later/api.ts';
import { useGoOn } from '../../../platform/later/use-status.ts';
import { SOCIAL } from './copy.ts';
import { matchBody, matchFaults, type NameParts } from './match.ts';
import { SsnField } from './ssn-field.tsx';
import css from './social.module.css';

/** The Social Security number, when name and address found no credit file: two tries. */
export function Screen(): ReactNode {
  return (
    <AtGate gates={['no-match']}>
      {(view) => (
        <Read
          call={readCredit}
          ask={{ params: { uuid: view.uuid } }}
          version={view.status.version}
          title={SOCIAL.title}
        >
          {(credit) => (
            <Read call={readProfile} ask={{}} version={view.status.version} title={SOCIAL.title}>
              {(profile) =>
                profile && (
                  <Match {...view} name={profile.name} left={credit?.attemptsLeft ?? 0} last4={credit?.ssnLast4} />
                )
              }
            </Read>
          )}
        </Read>
      )}
    </AtGate>
  );
}

function Match({
  uuid,
  status,
  name,
  left,
  last4,
}: GateView & { name: NameParts; left: number; last4: string | null | undefined }): ReactNode {
  const goOn = useGoOn(uuid);
  const press = usePress({
    uuid,
    title: SOCIAL.title,
    check: matchFaults,
    fieldOf: { 'ssn-invalid': 'ssn' },
    async send(typed, idempotencyKey, form) {
      const reply = await api(matchCredit, { params: { uuid }, body: matchBody(typed, name), idempotencyKey });
      form.reset();
      goOn(reply);
    },
  });
  const inMore = press.faults.some(({ id }) => id !== 'ssn');
  return (
    <GateForm
      press={press}
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
      <SsnField error={press.at('ssn')} />
      <Disclosure summary={SOCIAL.other} open={inMore || undefined}>
        <div className={css.more}>
          <Section title={SOCIAL.name} id="other-name">
            <TextInput
              name="firstName"
              label={SOCIAL.first}
              autoComplete="given-name"
              spellCheck={false}
              defaultValue={name.firstName}
              error={press.at('firstName')}
            />
            <TextInput
              name="middleName"
              label={SOCIAL.middle}
              optional={GATE.optional}
              autoComplete="additional-name"
              spellCheck={false}
              defaultValue={name.middleName ?? ''}
              error={press.at('middleName')}
            />
            <TextInput
              name="lastName"
              label={SOCIAL.surname}
              autoComplete="family-name"
              spellCheck={false}
              defaultValue={name.lastName}
              error={press.at('lastName')}
            />
          </Section>
          <Section title={SOCIAL.previous} id="previous-address">
            <AddressParts at={press.at} />
          </Section>
        </div>
      </Disclosure>
      <PressActions press={press}>
        <SubmitButton busy={press.busy}>{SOCIAL.submit}</SubmitButton>
      </PressActions>
    </GateForm>
  );
}
