import { chooseParcel, type readProperty, type Reply } from '@lintel/contract';
import { formatAddress, formatDate } from '@lintel/domain';
import { ChoiceTiles, SubmitButton, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { GateView } from '../../../gate/application-screen.tsx';
import { GateForm, GateSentence, FormActions } from '../../../gate/gate-page.tsx';
import type { FormVersion } from '../../../gate/remount-on-stale.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { RECORDS } from './words.en.ts';

const WORDS = RECORDS.several;

type Candidate = NonNullable<Reply<typeof readProperty>>['candidates'][number];

/** Asks which of the parcels found at the address is the home. Gate many-properties. */
export function ChooseParcel({
  uuid,
  status,
  candidates,
  version,
  notice,
  onStale,
}: GateView & FormVersion & { candidates: readonly Candidate[] }): ReactNode {
  const followStatus = useFollowStatus(uuid);
  const form = useGateForm({
    uuid,
    title: WORDS.title,
    errorFields: { 'choice-unknown': 'propertyId' },
    onStale,
    check: (typed) => (typed['propertyId'] ? [] : [{ field: 'propertyId', message: WORDS.choose }]),
    async send(typed) {
      followStatus(
        await api(chooseParcel, { params: { uuid }, body: { propertyId: typed['propertyId'] ?? '' }, version }),
      );
    },
  });
  return (
    <GateForm form={form} notice={notice} title={WORDS.title} lead={<GateSentence explain={status.explain} />}>
      <ChoiceTiles
        name="propertyId"
        label={WORDS.list}
        error={form.errorAt('propertyId')}
        required
        options={candidates.map((one) => ({
          value: one.propertyId,
          label: formatAddress(one.address),
          hint: describeParcel(one),
        }))}
      />
      <Text size="s" tone="muted">
        {WORDS.none}
      </Text>
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{WORDS.submit}</SubmitButton>
      </FormActions>
    </GateForm>
  );
}

/** Describes a parcel by what distinguishes it: number, owner, last sale. */
function describeParcel({ parcelNumber, ownerInitials, lastSaleOn }: Candidate): string {
  return [
    parcelNumber && WORDS.parcel(parcelNumber),
    ownerInitials && WORDS.owner(ownerInitials),
    lastSaleOn && WORDS.sold(formatDate(lastSaleOn)),
  ]
    .filter(Boolean)
    .join(', ');
}
