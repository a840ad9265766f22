import { correctOwnership, readProperty, type Reply } from '@lintel/contract';
import { OWNERSHIP_TYPES } from '@lintel/domain';
import { Actions, ChoiceTiles, Facts, Link, Notice, SubmitButton } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { GateForm, GatePage, FormActions } from '../../../gate/gate-page.tsx';
import type { FormVersion } from '../../../gate/remount-on-stale.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { api } from '../../../platform/lazy/api.ts';
import { ProofField } from '../../../platform/lazy/upload/proof-field.tsx';
import { PROOF, proofErrors, proofIds } from '../../../platform/lazy/upload/proof-form.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { urls } from '../../../platform/urls.ts';
import { correctedOwnership } from './ownership.ts';
import { OWNERSHIP } from './words.en.ts';

type Home = NonNullable<Reply<typeof readProperty>>;

/**
 * Lets the borrower correct how the home is owned, where their answer and the land records differ. Linked from liens,
 * and from the hold that asks for it.
 */
export function IncorrectOwnershipScreen(): ReactNode {
  return (
    <ApplicationScreen
      gates={['liens', 'hold-borrower']}
      reads={({ uuid }) => ({ home: query(readProperty, { params: { uuid } }) })}
    >
      {(view) => <Ownership {...view} />}
    </ApplicationScreen>
  );
}

const TYPES = OWNERSHIP_TYPES.map((value) => ({ value, label: OWNERSHIP.types[value] }));

function Ownership({
  uuid,
  status,
  version,
  notice,
  onStale,
  home: { ownership, ownersOnTitle },
}: GateView & FormVersion & { home: Home }): ReactNode {
  const [isSent, setSent] = useState(false);
  const [which, setWhich] = useState('');
  const followStatus = useFollowStatus(uuid);
  const liens = urls.application(uuid, 'liens');
  const form = useGateForm({
    uuid,
    title: OWNERSHIP.title,
    check: (typed) => [
      ...correctedOwnership(typed, ownership.onTitle).errors,
      ...proofErrors(typed, typed['which'] === 'OTHER' ? 1 : 0),
    ],
    errorFields: { 'documents-missing': PROOF, 'document-refused': PROOF },
    onStale,
    async send(typed) {
      const { corrected } = correctedOwnership(typed, ownership.onTitle);
      if (!corrected) return;
      const reply = await api(correctOwnership, {
        params: { uuid },
        body: { ...corrected, documentUuids: proofIds(typed) },
        version,
      });
      if (status.gate === 'liens') setSent(true);
      else followStatus(reply);
    },
  });
  if (isSent) {
    return (
      <GatePage title={OWNERSHIP.title} lead={OWNERSHIP.lead}>
        <Notice tone="success" live>
          {OWNERSHIP.sent}
        </Notice>
        <Actions>
          <Link kind="primary" to={liens}>
            {OWNERSHIP.back}
          </Link>
        </Actions>
      </GatePage>
    );
  }
  return (
    <GateForm form={form} notice={notice} title={OWNERSHIP.title} lead={OWNERSHIP.lead}>
      <Facts
        layout="pair"
        facts={[
          {
            label: OWNERSHIP.said,
            value: ownership.answered ? OWNERSHIP.types[ownership.answered] : OWNERSHIP.unknown,
          },
          {
            label: OWNERSHIP.records,
            value: ownership.onTitle ? OWNERSHIP.types[ownership.onTitle] : OWNERSHIP.unknown,
            ...(ownersOnTitle.length > 0 ? { note: OWNERSHIP.owners(ownersOnTitle) } : {}),
          },
        ]}
      />
      <ChoiceTiles
        name="which"
        label={OWNERSHIP.which}
        layout="rows"
        required
        value={which}
        onChange={setWhich}
        error={form.errorAt('which')}
        options={[
          { value: 'TITLE', label: OWNERSHIP.onRecord, hint: OWNERSHIP.onRecordHint, disabled: !ownership.onTitle },
          { value: 'OTHER', label: OWNERSHIP.other, hint: OWNERSHIP.otherHint },
        ]}
      />
      {which === 'OTHER' && (
        <>
          <ChoiceTiles
            name="ownershipType"
            label={OWNERSHIP.type}
            layout="rows"
            look="small"
            required
            options={TYPES}
            error={form.errorAt('ownershipType')}
          />
          <ProofField
            uuid={uuid}
            label={OWNERSHIP.proof}
            type="PROPERTY_DESCRIPTION_SOURCE"
            error={form.errorAt(PROOF)}
          />
        </>
      )}
      <Notice tone="quiet">{OWNERSHIP.person}</Notice>
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{OWNERSHIP.submit}</SubmitButton>
        {status.gate === 'liens' && (
          <Link kind="secondary" to={liens}>
            {OWNERSHIP.leave}
          </Link>
        )}
      </FormActions>
    </GateForm>
  );
}
