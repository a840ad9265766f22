import { formatMoney } from '@lintel/domain';
import { Button, Fieldset, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { percent } from '../words.en.ts';
import { BUY_DOWN } from './offer-parts-words.en.ts';
import type { SelectionState } from './use-selection.ts';
import css from './select.module.css';

/** Lists lower rates that a higher origination fee buys, with what each saves. */
export function BuyDowns({
  selecting: {
    act,
    figures: { buyDowns },
  },
}: {
  selecting: SelectionState;
}): ReactNode {
  return (
    <Fieldset name="buy-down" label={BUY_DOWN.label}>
      <div className={css.rows}>
        {buyDowns.map(({ offerId, rate, extraFee, saving, breakEvenMonths }) => (
          <div key={offerId} className={css.row}>
            <Text size="s">
              {BUY_DOWN.row(percent(rate), formatMoney(extraFee), formatMoney(saving), breakEvenMonths)}
            </Text>
            <Button size="s" onClick={() => act({ do: 'offer', offerId })}>
              {BUY_DOWN.choose(percent(rate))}
            </Button>
          </div>
        ))}
      </div>
    </Fieldset>
  );
}
