import { OCCUPANCY_TYPES } from '@lintel/domain';
import { ChoiceTiles, House, Key, Link, Trees } from '@lintel/ui';
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { usePageData } from '../../platform/page-data.tsx';
import { urls } from '../../platform/urls.ts';
import { AddressField, completeAddress } from '../flow/address-field.tsx';
import type { Place } from '../flow/lazy/place.ts';
import { Step } from '../flow/step.tsx';
import { useStepRuleInputs } from '../flow/use-step-rule-inputs.ts';
import { useStep } from '../flow/use-step.ts';
import { PROPERTY } from '../flow/words.en.ts';
import { loadStepModule } from '../flow/work.ts';

// A separate chunk, because few visitors see it.
const PlaceNotes = lazy(async () => ({ default: (await import('../dialogs/place-notes.tsx')).PlaceNotes }));

const ICONS = { HOME: <House />, SECONDARY: <Trees />, INVESTMENT: <Key /> };
const OPTIONS = OCCUPANCY_TYPES.map((value) => ({ value, ...PROPERTY.occupancy[value], icon: ICONS[value] }));

/** The first registration step: asks for the home's address and use, and checks whether the lender lends there. */
export function PropertyAddressScreen(): ReactNode {
  const {
    reads,
    privateLabel: { main },
    lendsIn,
  } = usePageData();
  const { draft, newYorkSite, newYorkFlag } = useStepRuleInputs();
  const { state: inState, zip } = draft.index ?? {};
  const [place, setPlace] = useState<Place>();
  const [isModalShown, setIsModalShown] = useState(false);
  const about = useCallback(
    async (at: { state?: string | undefined; zip?: string | undefined }) =>
      (await loadStepModule()).checkPlace(at, { newYorkSite, newYorkFlag, primaryBrand: main, reads }),
    [newYorkSite, newYorkFlag, main, reads],
  );
  const state = useStep({
    step: 'index',
    title: PROPERTY.title,
    watch(typed) {
      if (place || typed['state']) void about(typed).then(setPlace);
    },
    async complete(typed) {
      const values = await completeAddress(typed);
      setPlace(await about(values));
      return values;
    },
    async canContinue(values) {
      const found = await about(values);
      setIsModalShown(found.modal !== undefined);
      return found.modal === undefined && found.notLicensed === undefined;
    },
  });
  useEffect(() => {
    let gone = false;
    if (zip || reads.originator)
      void about({ state: inState, zip }).then((found) => {
        if (!gone) setPlace(found);
      });
    return () => {
      gone = true;
    };
  }, [about, inState, reads.originator, zip]);
  return (
    <Step
      state={state}
      title={PROPERTY.title}
      lead={lendsIn ? `${PROPERTY.lead} ${lendsIn}` : PROPERTY.lead}
      promise={PROPERTY.soft}
      blocked={place?.notLicensed !== undefined}
      below={<Link to={urls.offerCode()}>{PROPERTY.offerCode}</Link>}
    >
      <AddressField label={PROPERTY.address} section="property" values={state.values} errors={state.errors} />
      {place && (
        <Suspense fallback={null}>
          <PlaceNotes place={place} isModalShown={isModalShown} onClose={() => setIsModalShown(false)} />
        </Suspense>
      )}
      <ChoiceTiles
        name="occupancyType"
        label={PROPERTY.use}
        options={OPTIONS}
        layout="across"
        required
        defaultValue={state.values['occupancyType']}
        error={state.errors['occupancyType']}
      />
    </Step>
  );
}
