import { formatMoney } from '@lintel/domain';
import { Switch } from '@lintel/ui';
import type { ReactNode } from 'react';
import { percent } from '../words.en.ts';
import { DISCOUNTS } from './discount-words.en.ts';
import type { SelectionState } from './use-selection.ts';
import css from './select.module.css';

/** Optional discounts; the line doesn't depend on them. */
export function DiscountSwitches({
  selecting: {
    state,
    act,
    figures: { discounts },
  },
}: {
  selecting: SelectionState;
}): ReactNode {
  return (
    <div className={css.debts}>
      {discounts.map(({ type, points, saving }) => (
        <Switch
          key={type}
          name={`discount-${type.toLowerCase()}`}
          label={DISCOUNTS.labels[type]}
          hint={`${DISCOUNTS.saves(percent(points), formatMoney(saving))} ${DISCOUNTS.optional}`}
          checked={state.choice.discountTypes.includes(type)}
          onChange={(event) => act({ do: 'discount', discount: type, on: event.currentTarget.checked })}
        />
      ))}
    </div>
  );
}
