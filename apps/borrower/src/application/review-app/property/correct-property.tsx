import { correctParcel, correctPropertyAddress, type readProperty, type Reply } from '@lintel/contract';
import { formatStreet } from '@lintel/domain';
import { ChoiceTiles, SubmitButton, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { AddressParts } from '../../../gate/address-parts.tsx';
import type { GateView } from '../../../gate/application-screen.tsx';
import { GateForm, GateSentence, FormActions } from '../../../gate/gate-page.tsx';
import type { FormVersion } from '../../../gate/remount-on-stale.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { api } from '../../../platform/lazy/api.ts';
import { ProofField } from '../../../platform/lazy/upload/proof-field.tsx';
import { PROOF, proofErrors, proofIds } from '../../../platform/lazy/upload/proof-form.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import {
  correctedAddress,
  correctedParcel,
  correctionErrors,
  getCorrectionMethod,
  type CorrectionMethod,
} from './correction.ts';
import { RECORDS } from './words.en.ts';
import css from './property.module.css';

const WORDS = RECORDS.notFound;
const WAYS = [
  { value: 'ADDRESS', label: WORDS.address, hint: WORDS.addressHint },
  { value: 'PARCEL', label: WORDS.parcel, hint: WORDS.parcelHint },
];

type Home = NonNullable<Reply<typeof readProperty>>['property'];

/** Asks for another address or the parcel number of a home that no record has. Gate no-property. */
export function CorrectProperty({
  uuid,
  status,
  property,
  version,
  notice,
  onStale,
}: GateView & FormVersion & { property: Home }): ReactNode {
  const [way, setWay] = useState<CorrectionMethod>('ADDRESS');
  const followStatus = useFollowStatus(uuid);
  const title = WORDS.title(formatStreet(property));
  const form = useGateForm({
    uuid,
    title,
    check: (typed) => [
      ...correctionErrors(typed, property),
      ...(getCorrectionMethod(typed) === 'PARCEL' ? proofErrors(typed) : []),
    ],
    errorFields: { 'state-not-offered': 'zip', 'documents-missing': PROOF, 'document-refused': PROOF },
    onStale,
    async send(typed) {
      const params = { uuid };
      followStatus(
        getCorrectionMethod(typed) === 'PARCEL'
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
    <GateForm form={form} notice={notice} title={title} lead={<GateSentence explain={status.explain} />}>
      <ChoiceTiles
        name="way"
        label={WORDS.way}
        layout="across"
        options={WAYS}
        value={way}
        onChange={(value) => setWay(value as CorrectionMethod)}
      />
      {/* Both parts stay mounted, so switching keeps what was typed. */}
      <Part shown={way === 'ADDRESS'}>
        <AddressParts section="section-property" values={property} errorAt={form.errorAt} />
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
          error={form.errorAt('parcelNumber')}
        />
        {way === 'PARCEL' && (
          <ProofField uuid={uuid} label={WORDS.proof} type="PROPERTY_DESCRIPTION_SOURCE" error={form.errorAt(PROOF)} />
        )}
      </Part>
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{WORDS.submit}</SubmitButton>
      </FormActions>
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
