import { startIdentityCheck } from '@lintel/contract';
import { ID_LABELS, ID_TYPE_NAMES } from '@lintel/domain';
import { ChoiceTiles, SubmitButton } from '@lintel/ui';
import type { ReactNode } from 'react';
import { GateForm, FormActions } from '../../gate/gate-page.tsx';
import { useGateForm } from '../../gate/use-gate-form.ts';
import { api } from '../../platform/lazy/api.ts';
import type { IdentityCheck } from './photos.tsx';
import { IDENTITY } from './words.en.ts';

interface Props {
  uuid: string;
  title: string;
  lead: ReactNode;
  rail: ReactNode;
  /** Says what was wrong with the previous photos. */
  before: ReactNode;
  conditionId?: string | undefined;
  onBegun: (check: IdentityCheck) => void;
}

const OPTIONS = ID_TYPE_NAMES.map((value) => ({ value, label: ID_LABELS[value], hint: IDENTITY.hints[value] }));

/** Asks which kind of ID the borrower will photograph, and begins the identity check. */
export function ChooseIdType({ uuid, title, lead, rail, before, conditionId, onBegun }: Props): ReactNode {
  const findIdType = (typed: Readonly<Record<string, string>>) => ID_TYPE_NAMES.find((one) => one === typed['idType']);
  const form = useGateForm({
    uuid,
    title,
    check: (typed) => (findIdType(typed) ? [] : [{ field: 'idType', message: IDENTITY.choose }]),
    async send(typed, idempotencyKey) {
      const idType = findIdType(typed) ?? 'DRIVERS_LICENSE';
      const { checkUuid, sides } = await api(startIdentityCheck, {
        params: { uuid },
        body: { idType, conditionId: conditionId ?? null },
        idempotencyKey,
      });
      onBegun({ checkUuid, idType, sides, images: [] });
    },
  });
  return (
    <GateForm showsNext form={form} title={title} lead={lead} rail={rail}>
      {before}
      <ChoiceTiles
        name="idType"
        label={IDENTITY.which}
        options={OPTIONS}
        layout="across"
        error={form.errorAt('idType')}
      />
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{IDENTITY.begin}</SubmitButton>
      </FormActions>
    </GateForm>
  );
}
