import { correctParcel, readProperty, type Reply } from '@lintel/contract';
import { Actions, Link, Notice, SubmitButton, Text, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { GateForm, GatePage, FormActions } from '../../../gate/gate-page.tsx';
import type { FormVersion } from '../../../gate/remount-on-stale.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { api } from '../../../platform/lazy/api.ts';
import { ProofField } from '../../../platform/lazy/upload/proof-field.tsx';
import { PROOF, proofErrors, proofIds } from '../../../platform/lazy/upload/proof-form.ts';
import { urls } from '../../../platform/urls.ts';
import { PIN } from '../words.en.ts';
import { parcelErrors, getParcelNumber } from './parcel.ts';

type Home = NonNullable<Reply<typeof readProperty>>;

/**
 * Lets the borrower correct the parcel number (PIN) by the one on the tax bill. Linked from liens and
 * bpo/estimate-value; the application continues while staff compare.
 */
export function IncorrectPinScreen(): ReactNode {
  return (
    <ApplicationScreen
      gates={['liens', 'estimate']}
      reads={({ uuid }) => ({ home: query(readProperty, { params: { uuid } }) })}
    >
      {(view) => <Parcel {...view} />}
    </ApplicationScreen>
  );
}

function Parcel({ uuid, status, version, notice, onStale, home }: GateView & FormVersion & { home: Home }): ReactNode {
  const [sent, setSent] = useState<string>();
  const known = home.property.parcelNumber;
  const form = useGateForm({
    uuid,
    title: PIN.title,
    check: (typed) => [...parcelErrors(typed, known), ...proofErrors(typed)],
    errorFields: { 'documents-missing': PROOF, 'document-refused': PROOF },
    onStale,
    async send(typed) {
      const parcelNumber = getParcelNumber(typed);
      await api(correctParcel, { params: { uuid }, body: { parcelNumber, documentUuids: proofIds(typed) }, version });
      setSent(parcelNumber);
    },
  });
  const back = urls.application(uuid, status.gate === 'liens' ? 'liens' : 'bpo/estimate-value');
  if (sent !== undefined) {
    return (
      <GatePage title={PIN.title} lead={PIN.lead}>
        <Notice tone="success" live>
          <b>{PIN.sent}</b> {PIN.sentNumber(sent)}
        </Notice>
        <Actions>
          <Link kind="primary" to={back}>
            {PIN.back}
          </Link>
        </Actions>
      </GatePage>
    );
  }
  return (
    <GateForm form={form} notice={notice} title={PIN.title} lead={PIN.lead}>
      <Text>{known ? PIN.known(known) : PIN.unknown}</Text>
      <TextInput
        name="parcelNumber"
        label={PIN.number}
        hint={PIN.hint}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        error={form.errorAt('parcelNumber')}
      />
      <ProofField uuid={uuid} label={PIN.proof} type="PROPERTY_DESCRIPTION_SOURCE" error={form.errorAt(PROOF)} />
      <Notice tone="quiet">{PIN.person}</Notice>
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{PIN.submit}</SubmitButton>
        <Link kind="secondary" to={back}>
          {PIN.leave}
        </Link>
      </FormActions>
    </GateForm>
  );
}
