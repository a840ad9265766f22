import { formatMoney } from '@lintel/domain';
import { ChoiceTiles } from '@lintel/ui';
import type { ReactNode } from 'react';
import { exactly } from '../words.en.ts';
import { PREFERENCE } from './preference-words.en.ts';
import type { SelectionState } from './use-selection.ts';

/** Asks how to pay off the selected debts: from the draw, on top of it, or with the maximum draw. */
export function PreferenceTiles({
  selecting: {
    state,
    act,
    figures: { preferences, payoff },
  },
}: {
  selecting: SelectionState;
}): ReactNode {
  const marked = state.set.liabilities.filter(({ payOff }) => payOff.status === 'MARKED_FOR_PAYOFF').length;
  return (
    <ChoiceTiles
      name="preference"
      label={PREFERENCE.label(marked, formatMoney(payoff))}
      value={state.choice.payOffPreference ?? 'DEDUCT'}
      onChange={(value) => {
        const preference = preferences.find((way) => way.value === value)?.value;
        if (preference) act({ do: 'prefer', preference });
      }}
      options={preferences.map(({ value, quote, keepsDraw }) => ({
        value,
        label: PREFERENCE.labels[value],
        hint: PREFERENCE.hints[value](formatMoney(payoff), exactly(quote.cashToBorrower), keepsDraw),
      }))}
    />
  );
}
