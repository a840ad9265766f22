import { formatMoney } from '@lintel/domain';
import { Checkbox, Fieldset, Notice, Tag, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { Liens } from './use-liens.ts';
import { LIENS } from './words.en.ts';
import css from './liens.module.css';

/** Debts that aren't on the home, such as cards and loans, which the line can also pay off. */
export function OtherDebts({
  list,
  saving,
  onMark,
}: {
  list: Liens;
  saving: string | undefined;
  onMark: (uuid: string, on: boolean) => void;
}): ReactNode {
  if (list.debts.length === 0) return null;
  const hint = list.effect ? LIENS.moreHint(formatMoney(list.effect.draw)) : LIENS.moreHintPlain;
  return (
    <Fieldset name="others" label={LIENS.more} hint={hint}>
      <div className={css.debts}>
        {list.debts.map((debt) => {
          const marked = debt.payOff.status === 'MARKED_FOR_PAYOFF';
          const changing = saving === debt.uuid;
          return (
            <Checkbox
              key={debt.uuid}
              boxed
              name={`debt-${debt.uuid}`}
              checked={changing ? !marked : marked}
              label={
                <>
                  <b>{LIENS.named(debt.creditorName, debt.mask)}</b> {changing && <Tag tone="info">{LIENS.saving}</Tag>}
                </>
              }
              hint={LIENS.debt(
                formatMoney(debt.monetaryBalance),
                formatMoney(debt.monetaryCalculatedNextPaymentMinimumAmount),
              )}
              onChange={(event) => onMark(debt.uuid, event.currentTarget.checked)}
            />
          );
        })}
        {list.monthlyFreed > 0 && <Text tone="strong">{LIENS.less(formatMoney(list.monthlyFreed))}</Text>}
        <Notice tone="quiet">{LIENS.caution}</Notice>
      </div>
    </Fieldset>
  );
}
