import { ChoiceTiles, Notice } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useFlag } from '../../platform/page-data.tsx';
import { Step } from '../flow/step.tsx';
import { useStep } from '../flow/use-step.ts';
import { FOR_SALE } from '../words.en.ts';

const OPTIONS = [
  { value: 'NO', label: FOR_SALE.no },
  { value: 'YES', label: FOR_SALE.yes },
];

/** Asks whether the home is listed for sale. */
export function ForSaleScreen(): ReactNode {
  const title = useFlag('sale-window-6-months') ? FOR_SALE.titleSixMonths : FOR_SALE.title;
  const state = useStep({ step: 'for-sale', title });
  return (
    <Step state={state} title={title} lead={FOR_SALE.lead} names={{ isListedForSale: FOR_SALE.answer }}>
      <ChoiceTiles
        name="isListedForSale"
        label={FOR_SALE.answer}
        options={OPTIONS}
        layout="across"
        required
        defaultValue={state.values['isListedForSale']}
        error={state.errors['isListedForSale']}
      />
      <Notice tone="quiet">
        <b>{FOR_SALE.recentTitle}</b>
        <br />
        {FOR_SALE.recent}
      </Notice>
    </Step>
  );
}
