import type { ReactNode } from 'react';
import { AddressField, completeAddress } from '../flow/address-field.tsx';
import { Step } from '../flow/step.tsx';
import { useStep } from '../flow/use-step.ts';
import { HOME_ADDRESS } from '../words.en.ts';

/** Asks where the visitor lives, if that isn't the property. */
export function HomeAddressScreen(): ReactNode {
  const state = useStep({ step: 'home-address', title: HOME_ADDRESS.title, complete: completeAddress });
  return (
    <Step state={state} title={HOME_ADDRESS.title} lead={HOME_ADDRESS.lead}>
      <AddressField label={HOME_ADDRESS.address} section="home" values={state.values} errors={state.errors} />
    </Step>
  );
}
