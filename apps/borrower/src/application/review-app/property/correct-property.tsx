import { correctParcel, correctPropertyAddress, type readProperty, type ReplyOf } from '@lintel/contract';
import { formatStreet } from '@lintel/domain';
import { ChoiceTiles, SubmitButton, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { AddressParts } from '../../../gate/address-parts.tsx';
import type { GateView } from '../../../gate/at-gate.tsx';
import { GateForm, GateSentence, PressActions } from '../../../gate/gate-page.tsx';
import type { Drawn } from '../../../gate/latest.tsx';
import { usePress } from '../../../gate/use-press.ts';
import { api } from '../../../platform/later/api.ts';
import { ProofField } from '../../../platform/later/upload/proof-field.tsx';
import { PROOF, proofFaults, proofIds } from '../../../platform/later/upload/proof-form.ts';
import { useGoOn } from '../../../platform/later/use-status.ts';
import { RECORDS } from './copy.ts';
import { correctedAddress, correctedParcel, correctionFaults, wayOf, type Way } from './correction.ts';
import css from './property.module.css';

const WORDS = RECORDS.notFound;
const WAYS = [
  { value: 'ADDRESS', label: WORDS.address, hint: WORDS.addressHint },
  { value: 'PARCEL', label: WORDS.parcel, hint: WORDS.parcelHint },
];

type Home = NonNullable<ReplyOf<typeof readProperty>>['property'];

/** View no-property: another address, or the number of the parcel. */
export function CorrectProperty({
  uuid,
  status,
  property,
  version,
  notice,
  onStale,
}: GateView & Drawn & { property: Home }): ReactNode {
  const [way, setWay] = useState<Way>('ADDRESS');
  const goOn = useGoOn(uuid);
  const title = WORDS.title(formatStreet(property));
  const press = usePress({
    uuid,
    title,
    check: (typed) => [...correctionFaults(typed, property), ...(wayOf(typed) === 'PARCEL' ? proofFaults(typed) : [])],
    fieldOf: { 'state-not-offered': 'zip', 'documents-missing': PROOF, 'document-refused': PROOF },
    onStale,
    async send(typed) {
      const params = { uuid };
      goOn(
        wayOf(typed) === 'PARCEL'
          ? await api(correctParcel, {
              params,
              body: { parcelNumber: correctedParcel(typed), documentUuids: proofIds(typed) },
              version,
            })
          : await api(correctPropertyAddress, { params, body: correctedAddress(typed), version }),
      );
    },
  });
  return (
    <GateForm press={press} notice={notice} title={title} lead={<GateSentence explain={status.explain} />}>
      <ChoiceTiles
        name="way"
        label={WORDS.way}
        layout="across"
        options={WAYS}
        value={way}
        onChange={(value) => setWay(value as Way)}
      />
      {/* What was typed one way is still there after a look at the other. */}
      <Part shown={way === 'ADDRESS'}>
        <AddressParts section="section-property" values={property} at={press.at} />
      </Part>
      <Part shown={way === 'PARCEL'}>
        <TextInput
          name="parcelNumber"
          label={WORDS.number}
          hint={WORDS.numberHint}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          defaultValue={property.parcelNumber ?? ''}
          error={press.at('parcelNumber')}
        />
        {way === 'PARCEL' && (
          <ProofField uuid={uuid} label={WORDS.proof} type="PROPERTY_DESCRIPTION_SOURCE" error={press.at(PROOF)} />
        )}
      </Part>
      <PressActions press={press}>
        <SubmitButton busy={press.busy}>{WORDS.submit}</SubmitButton>
      </PressActions>
    </GateForm>
  );
}

function Part({ shown, children }: { shown: boolean; children: ReactNode }): ReactNode {
  return (
    <div className={css.part} hidden={!shown}>
      {children}
    </div>
  );
}
