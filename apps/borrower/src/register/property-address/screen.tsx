import { ChoiceTiles, House, Key, Notice, Trees } from '@lintel/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { addressModal, disasterNotice, LOAN_OFFICER_NOT_LICENSED, mayReferrerLend, OCCUPANCY_TYPES, type AddressModal } from '@lintel/domain';
import { usePageData, usePrivateLabel } from '../../platform/page-data.tsx';
import { AddressField } from '../flow/address-field.tsx';
import { Step } from '../flow/step.tsx';
import { useStep } from '../flow/use-step.ts';
import { useStepFacts } from '../flow/use-facts.ts';
import { PROPERTY } from './copy.ts';

// Few visitors see it; the first step does not carry it.
const PlaceDialog = lazy(async () => ({ default: (await import('../dialogs/place-dialog.tsx')).PlaceDialog }));

const ICONS = { HOME: <House />, SECONDARY: <Trees />, INVESTMENT: <Key /> };
const OPTIONS = OCCUPANCY_TYPES.map((value) => ({ value, ...PROPERTY.occupancy[value], icon: ICONS[value] }));
const DISASTER_FLAG = 'fe-heloc-disaster-zips';

export function Screen(): ReactNode {
  const { reads } = usePageData();
  const { main } = usePrivateLabel();
  const { draft, newYorkSite, newYorkFlag } = useStepFacts();
  const [modal, setModal] = useState<AddressModal>();
  const { originator } = reads;
  const mayLend = (state: string | undefined) => !originator || !state || mayReferrerLend(
    { enforceLicensedStatesForReferral: originator.enforceLicensedStatesForReferral === true, licensedStates: originator.licensedStates ?? [] }, state,
  );
  const state = useStep({
    step: 'index', title: PROPERTY.title,
    mayGoOn(values) {
      const found = addressModal(values['state'] ?? '', { newYorkSite, newYorkFlag, primaryBrand: main });
      setModal(found);
      return found === undefined && mayLend(values['state']);
    },
  });
  const zips = reads.flags?.find(({ key, enabled }) => key === DISASTER_FLAG && enabled)?.variables?.['zips'];
  const disaster = disasterNotice(draft.index?.zip ?? '', Array.isArray(zips) ? zips.map(String) : []);
  return (
    <Step state={state} title={PROPERTY.title} lead={PROPERTY.lead} promise={PROPERTY.soft}>
      <AddressField label={PROPERTY.address} section="property" values={state.values} errors={state.errors} />
      {disaster !== undefined && <Notice live>{disaster}</Notice>}
      {!mayLend(draft.index?.state) && <Notice tone="danger" live>{LOAN_OFFICER_NOT_LICENSED}</Notice>}
      <ChoiceTiles
        name="occupancyType" label={PROPERTY.use} options={OPTIONS} layout="across" required
        defaultValue={state.values['occupancyType']} error={state.errors['occupancyType']}
      />
      {modal && <Suspense fallback={null}><PlaceDialog modal={modal} onClose={() => setModal(undefined)} /></Suspense>}
    </Step>
  );
}
