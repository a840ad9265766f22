import { startIdentityCheck } from '@lintel/contract';
import { ID_TYPES, ID_TYPE_NAMES } from '@lintel/domain';
import { ChoiceTiles, SubmitButton } from '@lintel/ui';
import type { ReactNode } from 'react';
import { GateForm, PressActions } from '../../gate/gate-page.tsx';
import { usePress } from '../../gate/use-press.ts';
import { api } from '../../platform/later/api.ts';
import { IDENTITY } from './copy.ts';
import type { Check } from './photos.tsx';

interface Props {
  uuid: string;
  title: string;
  lead: ReactNode;
  rail: ReactNode;
  /** What was wrong with the last one. */
  before: ReactNode;
  conditionId?: string | undefined;
  onBegun: (check: Check) => void;
}

const OPTIONS = ID_TYPE_NAMES.map((value) => ({ value, label: ID_TYPES[value].label, hint: IDENTITY.hints[value] }));

/** Which document: four kinds. */
export function Choose({ uuid, title, lead, rail, before, conditionId, onBegun }: Props): ReactNode {
  const typeOf = (typed: Readonly<Record<string, string>>) => ID_TYPE_NAMES.find((one) => one === typed['idType']);
  const press = usePress({
    uuid,
    title,
    check: (typed) => (typeOf(typed) ? [] : [{ id: 'idType', message: IDENTITY.choose }]),
    async send(typed, idempotencyKey) {
      const idType = typeOf(typed) ?? 'DRIVERS_LICENSE';
      const { checkUuid, sides } = await api(startIdentityCheck, {
        params: { uuid },
        body: { idType, conditionId: conditionId ?? null },
        idempotencyKey,
      });
      onBegun({ checkUuid, idType, sides, images: [] });
    },
  });
  return (
    <GateForm press={press} title={title} lead={lead} rail={rail}>
      {before}
      <ChoiceTiles name="idType" label={IDENTITY.which} options={OPTIONS} layout="across" error={press.at('idType')} />
      <PressActions press={press}>
        <SubmitButton busy={press.busy}>{IDENTITY.begin}</SubmitButton>
      </PressActions>
    </GateForm>
  );
}
